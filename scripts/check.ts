import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brokenPaths, withFolders } from '@kere/tooling/document-paths'
import { decisionsIn, doubledDecisions, unknownDecisions } from '@kere/tooling/decision-numbers'
import { forbiddenWords } from '@kere/tooling/forbidden-words'
import { looseCatalogEntries, versionsOutsideCatalog, type Manifest } from '@kere/tooling/manifest-versions'
import { unclearComments } from '@kere/tooling/plain-comments'
import { missingTests, wrongSums } from '@kere/tooling/security-claims'
import { workspaces } from '@kere/tooling/workspaces'
import { unlessGreen } from './green-runs.ts'

/** A check. An empty answer means that it passed. */
interface Check {
  name: string
  run: () => Promise<string>
}

const parallel = 2
const root = fileURLToPath(new URL('..', import.meta.url))
const textFile = /\.(ts|tsx|js|json|md|css|html|sql|svg|toml|yaml|txt|sh)$|(^|\/)(\.[\w.-]+|run)$/
const samplesOfForbiddenWords = /^packages\/tooling\/src\/forbidden-words(\.test)?\.ts$/

// Several checks run side by side, so each Go program gets one thread. A larger heap makes it collect garbage less
// often.
const frugal = { GOMAXPROCS: '1', GOGC: '400' }

// Wrangler must neither ask questions nor send metrics, and colours would make the log hard to read.
const quiet = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
}

function shell(command: string, folder = '.'): Promise<string> {
  const cwd = join(root, folder)
  const path = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...frugal, ...process.env, ...quiet, PATH: path }
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], { cwd, env, maxBuffer: 2 ** 26 }, (failure, stdout, stderr) => {
      resolve(failure ? `${folder}$ ${command}\n${stdout}${stderr}` : '')
    })
  })
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function manifestOf(folder: string): Manifest & { scripts?: Record<string, string> } {
  return JSON.parse(read(join(folder, 'package.json'))) as Manifest & { scripts?: Record<string, string> }
}

async function inWorkspaces(script: string, flag = ''): Promise<string> {
  const findings: string[] = []
  await takeTurns(workspaces, async ({ folder }) => {
    const command = manifestOf(folder).scripts?.[script]
    if (command) findings.push(await shell(`${command}${flag}`, folder))
  })
  return findings.join('')
}

async function takeTurns<Each>(all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const takeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: parallel }, takeNext))
}

function repositoryFiles(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const listing = ['ls-files', '--cached', '--others', '--exclude-standard']
    execFile('git', listing, { cwd: root, maxBuffer: 2 ** 26 }, (failure, stdout) => {
      if (failure) reject(failure)
      else resolve(stdout.split('\n').filter((path) => path && existsSync(join(root, path))))
    })
  })
}

function checkManifests(): string {
  const outside = ['.', ...workspaces.map(({ folder }) => folder)].flatMap((folder) =>
    versionsOutsideCatalog(join(folder, 'package.json'), manifestOf(folder)),
  )
  return [...outside, ...looseCatalogEntries(read('pnpm-workspace.yaml'))].join('\n')
}

/**
 * Checks all types in one process, which reads each file once. Its own record of unchanged files ignores the sources of
 * other packages, so it is overruled.
 */
async function checkTypes(): Promise<string> {
  const files = await repositoryFiles()
  const projects = files.filter((path) => /(^|\/)tsconfig\.json$/.test(path) && !path.startsWith('bench/peers/'))
  return shell(`tsc --build --force --builders 1 ${projects.join(' ')}`)
}

async function checkDocuments(): Promise<string> {
  const files = await repositoryFiles()
  const paths = withFolders(files)
  const documents = files.filter((path) => /^(README|docs\/.*)\.md$/.test(path))
  return documents.flatMap((path) => brokenPaths(path, read(path), paths)).join('\n')
}

async function checkDecisions(): Promise<string> {
  const files = await repositoryFiles()
  const pages = files.filter((path) => /^docs\/decisions\/.*\.md$/.test(path))
  const numbers = pages.flatMap((path) => decisionsIn(read(path)))
  const known = new Set(numbers)
  const naming = files.filter((path) => textFile.test(path) && path !== 'packages/tooling/src/decision-numbers.test.ts')
  const unknown = naming
    .filter((path) => statSync(join(root, path)).isFile())
    .flatMap((path) => unknownDecisions(path, read(path), known))
  return [...doubledDecisions(numbers), ...unknown].join('\n')
}

async function checkSecurity(): Promise<string> {
  const files = await repositoryFiles()
  const tests = files.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
  const document = 'docs/security.md'
  const text = read(document)
  return [
    ...missingTests(document, text, new Map(tests.map((path) => [path, read(path)]))),
    ...wrongSums(document, text),
  ].join('\n')
}

async function checkWords(): Promise<string> {
  const files = await repositoryFiles()
  return files
    .filter((path) => textFile.test(path) && !samplesOfForbiddenWords.test(path) && statSync(join(root, path)).isFile())
    .flatMap((path) => forbiddenWords(path, read(path)))
    .join('\n')
}

/** Applied migrations must not change. The other files are generated, or are examples of other projects. */
const othersComments = /^(?:d1\/migrations|bench\/peers)\/|\.registry\.ts$|\/worker-configuration\.d\.ts$/

async function checkComments(): Promise<string> {
  const files = await repositoryFiles()
  return files
    .filter((path) => /\.(?:tsx?|mjs|js|css|sql)$/.test(path) && !othersComments.test(path))
    .flatMap((path) => unclearComments(path, read(path)))
    .join('\n')
}

const checks: Check[] = [
  { name: 'lint', run: () => shell('oxlint') },
  { name: 'types', run: checkTypes },
  { name: 'generated types', run: () => inWorkspaces('generate-types', ' --check') },
  { name: 'unused', run: () => shell('knip --no-progress') },
  { name: 'fences', run: () => shell('vitest run', 'packages/tooling') },
  { name: 'format', run: () => shell('oxfmt --check .') },
  // The rule is off, because naming pnpm in `packageManager` breaks `npm start`, which starts pnpm from npx.
  { name: 'manifests', run: async () => checkManifests() + (await shell('sherif -r root-package-manager-field')) },
  { name: 'document paths', run: checkDocuments },
  { name: 'decisions', run: checkDecisions },
  { name: 'security', run: checkSecurity },
  { name: 'registries', run: () => shell('node scripts/registries.ts --check') },
  { name: 'messages', run: () => shell('node scripts/messages.ts --check') },
  { name: 'words', run: checkWords },
  { name: 'comments', run: checkComments },
  { name: 'requirements', run: () => shell('node scripts/requirements.ts') },
]

async function report({ name, run }: Check): Promise<boolean> {
  const begun = performance.now()
  let findings = ''
  const hasRun = await unlessGreen(`check ${name}`, ['.'], async () => {
    findings = await run()
    return !findings
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${findings ? '✗' : '✓'} ${name.padEnd(16)} ${hasRun ? `${seconds.padStart(5)} s` : 'unchanged'}`)
  if (findings) console.log(`\n${findings.trimEnd()}\n`)
  return !findings
}

const begun = performance.now()
const results: boolean[] = []
await takeTurns(checks, async (check) => void results.push(await report(check)))

const failures = results.filter((passed) => !passed).length
const total = ((performance.now() - begun) / 1000).toFixed(1)
console.log(
  failures ? `\n${failures} of ${checks.length} checks failed (${total} s)` : `\nEverything checked (${total} s)`,
)
process.exitCode = failures ? 1 : 0
