import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../../oxlint.config.ts'
import { fences } from './fences.ts'
import { planted } from './planted-imports.ts'
import { workspaces } from './workspaces.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
// A number before the file's name lets two imports be planted in one place.
const plants = planted.map((each, index) => ({ ...each, file: each.from.replace(/[^/]+$/, `${index}-$&`) }))
const allowed = plants.filter(({ refusedBy }) => !refusedBy)
const forbidden = plants.filter(({ refusedBy }) => refusedBy)

interface Diagnostic {
  code: string
  filename: string
  help?: string
  message: string
}

let fixture: string
let diagnostics: Diagnostic[]

function refusalsIn(file: string): Diagnostic[] {
  return diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file))
}

function plant(file: string, source: string): void {
  mkdirSync(dirname(join(fixture, file)), { recursive: true })
  writeFileSync(join(fixture, file), source)
}

beforeAll(async () => {
  fixture = mkdtempSync(join(tmpdir(), 'kere-fences-'))
  const fencesOnly = {
    plugins: config.plugins,
    categories: { correctness: 'off' },
    rules: { 'import/no-cycle': config.rules?.['import/no-cycle'] },
    overrides: config.overrides,
  }
  plant('.oxlintrc.json', JSON.stringify(fencesOnly))
  for (const { file, imports } of plants) plant(file, `import { thing } from '${imports}'\nthing()\n`)
  plant('mfe-public/src/ring/first.ts', "import { second } from './second.ts'\nexport const first = () => second\n")
  plant('mfe-public/src/ring/second.ts', "import { first } from './first.ts'\nexport const second = () => first\n")
  plant(
    'mfe-public/src/type-ring/first.ts',
    "import type { Second } from './second.ts'\nexport type First = Second[]\n",
  )
  plant(
    'mfe-public/src/type-ring/second.ts',
    "import type { First } from './first.ts'\nexport type Second = { of: First }\n",
  )

  const linter = join(root, 'node_modules/.bin/oxlint')
  const output = await promisify(execFile)(linter, ['-f', 'json', '.'], { cwd: fixture }).catch(
    (failure: { stdout: string }) => failure,
  )
  diagnostics = (JSON.parse(output.stdout) as { diagnostics: Diagnostic[] }).diagnostics
})

afterAll(() => rmSync(fixture, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(forbidden)('keeps $imports out of $from', ({ file, refusedBy }) => {
    const refusals = refusalsIn(file)
    expect(refusals.map(({ code }) => code)).toContain('eslint(no-restricted-imports)')
    expect(refusals.map(({ help, message }) => `${message} ${help ?? ''}`).join(' ')).toContain(refusedBy)
  })

  it.each(allowed)('lets $imports into $from', ({ file }) => {
    expect(refusalsIn(file)).toEqual([])
  })

  it.each(['ring', 'type-ring'])('refuses two files that import each other (%s)', (ring) => {
    expect(refusalsIn(`/${ring}/first.ts`).map(({ code }) => code)).toEqual(['import(no-cycle)'])
  })

  it('has seen every fence bite in every way it can', () => {
    const seen = diagnostics.map(({ help, message }) => `${message} ${help ?? ''}`).join('\n')
    const unseen = fences.flatMap(({ name, patterns }) =>
      patterns.filter(({ message }) => !seen.includes(message)).map(({ message }) => `${name}: ${message}`),
    )
    expect(unseen).toEqual([])
  })
})

describe('the manifests', () => {
  it('all have a row in the table of workspaces', () => {
    const globs = [...readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}- (?<glob>\S+)$/gm)]
    const folders = globs.flatMap(({ groups }) => globSync(`${groups?.glob}/package.json`, { cwd: root })).map(dirname)
    expect(folders.toSorted()).toEqual(workspaces.map(({ folder }) => folder).toSorted())
  })

  it.each(workspaces)('let $folder depend only on what it may import', ({ folder, mayImport }) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      name: string
      dependencies?: Record<string, string>
      devDependencies?: Record<string, string>
    }
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const strangers = declared.filter(
      (name) => name.startsWith('@kere/') && name !== '@kere/tooling' && !mayImport.includes(name),
    )
    expect(strangers).toEqual([])
  })
})
