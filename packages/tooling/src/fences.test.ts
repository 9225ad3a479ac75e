import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../../oxlint.config.ts'
import { apiRooms, fences } from './fences.ts'
import { planted } from './planted-imports.ts'
import { setDifference } from './set-difference.ts'
import { workspaces } from './workspaces.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
// A number before the file's name allows two imports to be planted in the same folder.
const plants = planted.map((each, index) => ({ ...each, file: each.from.replace(/[^/]+$/, `${index}-$&`) }))
const allowed = plants.filter(({ refusedBy }) => !refusedBy)
const forbidden = plants.filter(({ refusedBy }) => refusedBy)

const refusedInBrowsers = [
  { from: 'mfe-public/src/forms/account-fields.tsx', code: "localStorage.setItem('a', 'b')" },
  { from: 'mfe-admin/src/features/orders/order.tsx', code: "sessionStorage.getItem('a')" },
  { from: 'shell/src/device/device.ts', code: 'window.localStorage' },
  { from: 'packages/screens/src/list.ts', code: 'globalThis.sessionStorage' },
  { from: 'packages/ui/src/controls/button.tsx', code: "'a'.isWellFormed()" },
  { from: 'packages/contracts/src/courses/courses.ts', code: "Object.groupBy([1], () => 'a')" },
  { from: 'mfe-learner/src/app.ts', code: "URL.parse('a')" },
  { from: 'packages/platform/src/client.ts', code: 'new Set([1]).isSubsetOf(new Set())' },
]

/** The clock is read once for each request, when its context is created. */
const readsOfClock = [
  { from: 'workers/api/src/careers/job-application-review/answer.queries.ts', code: 'Date.now()' },
  { from: 'workers/api/src/http/serve-route.ts', code: 'Date.now()' },
]

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
  plant('packages/platform/src/web-storage.ts', 'export const find = () => localStorage\n')
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

  for (const [index, { from, code }] of refusedInBrowsers.entries())
    plant(from.replace(/[^/]+$/, `use-${index}-$&`), `export const use = () => ${code}\n`)

  for (const [index, { from, code }] of readsOfClock.entries())
    plant(from.replace(/[^/]+$/, `clock-${index}-$&`), `export const use = () => ${code}\n`)

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

  it.each(refusedInBrowsers.map((each, index) => ({ ...each, index })))(
    '[U-38] keeps $code out of what browsers run ($from)',
    ({ from, index }) => {
      const codes = refusalsIn(from.replace(/[^/]+$/, `use-${index}-$&`)).map(({ code }) => code)
      expect(codes).toEqual([expect.stringMatching(/^eslint\(no-restricted-(globals|properties)\)$/)])
    },
  )

  it.each(readsOfClock.map((each, index) => ({ ...each, index })))('keeps $code out of $from', ({ from, index }) => {
    const refusals = refusalsIn(from.replace(/[^/]+$/, `clock-${index}-$&`))
    expect(refusals.map(({ code }) => code)).toEqual(['eslint(no-restricted-properties)'])
  })

  // The linter has no rule against `new Date()` without an argument.
  it('finds no rule of the API that makes a date of now', () => {
    const makesNow = (source: string) => /\bnew Date\(\s*\)/.test(source)
    expect(['new Date()', 'new Date( )', 'new Date(at)'].map(makesNow)).toEqual([true, true, false])
    const files = globSync('workers/api/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => makesNow(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('lets the one module that guards web storage use it', () => {
    expect(refusalsIn('packages/platform/src/web-storage.ts')).toEqual([])
  })

  it('knows every room of the API, each once', () => {
    const folders = globSync('workers/api/src/*/', { cwd: root }).map((folder) => basename(folder))
    expect(apiRooms.toSorted()).toEqual(folders.toSorted())
  })

  it.each(['ring', 'type-ring'])('refuses two files that import each other (%s)', (ring) => {
    expect(refusalsIn(`/${ring}/first.ts`).map(({ code }) => code)).toEqual(['import(no-cycle)'])
  })

  it('has seen every fence bite in every way it can', () => {
    const seen = diagnostics.map(({ help, message }) => `${message} ${help ?? ''}`).join('\n')
    const unseen = fences.flatMap(({ name, patterns }) =>
      patterns
        .filter(({ message }) => !seen.includes(message))
        .map(({ message }) => `${name}: plant an import in planted-imports.ts that meets "${message}"`),
    )
    expect(unseen).toEqual([])
  })
})

describe('the manifests', () => {
  it('all have a row in the table of workspaces', () => {
    const globs = [...readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}- (?<glob>\S+)$/gm)]
    const folders = globs.flatMap(({ groups }) => globSync(`${groups?.glob}/package.json`, { cwd: root })).map(dirname)
    const difference = setDifference(
      folders,
      workspaces.map(({ folder }) => folder),
      {
        missing: (folder) => `say in packages/tooling/src/workspaces.ts what ${folder} may import.`,
        surplus: (folder) => `${folder} has no package.json; take its row out of packages/tooling/src/workspaces.ts.`,
      },
    )
    expect(difference).toEqual([])
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
    expect(
      strangers.map(
        (name) => `${name} is too much: take it out of ${folder}/package.json, or let ${folder} import it.`,
      ),
    ).toEqual([])
  })
})
