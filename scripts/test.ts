import { execFile, spawn } from 'node:child_process'
import { existsSync, globSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endpointsOf } from '@kere/contracts/endpoints'
import { findCapability, testsOfCapability } from '@kere/tooling/capability-tests'
import { findChromium, hasHeadlessShell } from '@kere/tooling/chromium'
import { findRemoteFolders } from '@kere/tooling/remote-folders'
import { environmentInMemory } from '@kere/tooling/shared-memory'
import { findTestTarget } from '@kere/tooling/test-target'
import { workspaces, type Workspace } from '@kere/tooling/workspaces'
import { foldersOf, readStamp, unlessGreen } from './green-runs.ts'
import { root } from './run-command.ts'

interface Command {
  command: string
  args: readonly string[]
  folder: string
  givesWay?: boolean
}

const product = ['d1', 'e2e', ...findRemoteFolders(), 'packages', 'scripts', 'shell']
const deployed = ['workers', 'wrangler.toml']

/**
 * Journeys about releases, failures and scaffolding, which do not depend on a capability. All others run after every
 * change.
 */
const ofPlatform = [
  'canary-watch',
  'dev-over-site',
  'drills',
  'failures',
  'kept-pages',
  'overlaps',
  'release-preview',
  'releases',
  'releases-at-once',
  'scaffolding',
  'trace',
]
const platform = ['e2e', 'packages/platform', 'packages/session', 'scripts', 'shell', 'wrangler.toml']

/** Twice the default memory for young objects: Vitest starts a twelfth faster, Knip runs a tenth faster. */
const roomy = [process.env.NODE_OPTIONS, '--max-semi-space-size=32'].filter(Boolean).join(' ')
const inMemory = environmentInMemory()
let passed = 0
let failed = 0
const failures: string[] = []
const unchanged: string[] = []
const given = process.argv.slice(2)

await ensureChromium()
if (given[0] === undefined || given[0].startsWith('-')) await testEverything(given)
else await testOne(given)
for (const failure of failures) console.error(`\n${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

async function testEverything(flags: readonly string[]) {
  await stage('check', () => show({ command: 'node', args: ['scripts/check.ts', ...flags], folder: '.' }))
  if (failed > 0) return
  await stage('unit, worker and component tests, the build and its sizes, and the journeys', testAll)
  if (unchanged.length > 0)
    console.log(`
Not run again, because nothing has changed since it was green: ${unchanged.join(', ')}.
npm test -- --all runs everything.`)
}

/** Runs the named test, even if it has passed before. */
async function testOne(named: readonly string[]) {
  const capabilities = globSync('*/*/', { cwd: join(root, 'workers/api/src') }).map((path) => path.replace(/\/$/, ''))
  const capability = findCapability(named[0]!, capabilities)
  if (capability === null) {
    await show(readTarget(named))
    return
  }
  const targets = testsOfCapability(capability, await namesOfEndpoints(capability), {
    tests: globSync('{e2e,mfe-*,packages/*,shell,workers/*}/{src,worker,journeys,test}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
    }),
    workspaces: workspaces.filter(hasTests).map(({ folder }) => folder),
  })
  for (const target of targets) {
    if (target.folder === 'e2e' && !(await show({ command: 'node', args: ['scripts/build.ts'], folder: '.' }))) return
    await show(target)
  }
}

async function namesOfEndpoints(capability: string) {
  const contract = join(root, 'packages/contracts/src', `${capability}.ts`)
  if (!existsSync(contract)) return []
  const exported = (await import(contract)) as Record<string, unknown>
  return Object.values(exported).flatMap((each) => endpointsOf(each).map(({ name }) => name))
}

function readTarget(named: readonly string[]) {
  try {
    return findTestTarget(
      named,
      workspaces.filter(hasTests).map(({ folder }) => folder),
    )
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}

function hasTests({ folder }: Workspace) {
  return ['vitest.config.ts', 'playwright.config.ts'].some((file) => existsSync(join(root, folder, file)))
}

async function stage(name: string, work: () => Promise<unknown>) {
  const startedAt = performance.now()
  console.log(`\n— ${name}`)
  await work()
  console.log(`— ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function unless(name: string, paths: readonly string[], work: () => Promise<boolean>) {
  const isRun = await unlessGreen(name, paths, work)
  if (!isRun) tellUnchanged(name)
}

function tellUnchanged(name: string) {
  unchanged.push(name)
  console.log(`${name.padEnd(20)} unchanged`)
}

/**
 * Runs everything. Two journeys at a time leave a seventh of two cores idle, so workspaces run beside them at lower
 * priority, the longest first.
 */
async function testAll() {
  const longest = [
    'workers/api',
    'mfe-public',
    'mfe-educator',
    'mfe-admin',
    'mfe-learner',
    'shell',
    'd1',
    'packages/screens',
    'packages/ui',
  ]
  const rank = (folder: string) => (longest.indexOf(folder) + longest.length + 1) % (longest.length + 1)
  const queue = workspaces
    .filter(({ folder }) => existsSync(join(root, folder, 'vitest.config.ts')))
    .toSorted((left, right) => rank(left.folder) - rank(right.folder))
    .map((workspace) => () => testWorkspace(workspace))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next()
  }
  const browse = async () => {
    if (!(await buildAndMeasure())) return
    queue.push(compareSpeed)
    await testJourneys()
  }
  await Promise.all([work(), work(), browse().then(work)])
}

/** @returns whether there is a build, without which no journey can run */
async function buildAndMeasure() {
  if (!(await show({ command: 'node', args: ['scripts/build.ts'], folder: '.' }))) return false
  await unless('sizes', [...product, ...deployed], () =>
    show({ command: 'node', args: ['scripts/size.ts'], folder: '.' }),
  )
  return true
}

/**
 * Compares the speed with earlier runs, so that a loss is noticed on the same day. `pnpm bench` measures the speed
 * itself.
 */
function compareSpeed() {
  return unless('speed', [...product, ...deployed, 'bench'], () =>
    show({ command: 'node', args: ['bench/short.ts'], folder: '.', givesWay: true }),
  )
}

async function testWorkspace({ folder, name }: { folder: string; name: string }) {
  // The tests of the tooling plant imports and read all manifests, so `check` runs them.
  if (folder === 'packages/tooling') return
  await unless(folder, [...foldersOf(name)], async () => {
    const { printed, isGreen } = await run({
      command: 'vitest',
      args: ['run', '--reporter=dot'],
      folder,
      givesWay: true,
    })
    console.log(`${folder.padEnd(20)} ${/Tests .*/.exec(printed)?.[0] ?? ''}`)
    return isGreen
  })
}

/** Runs all due journeys at once, so that two workers share them. */
async function testJourneys() {
  const files = readdirSync(join(root, 'e2e/journeys')).map((file) => file.replace('.spec.ts', ''))
  const kinds = await Promise.all([
    journeysOf('the platform', ofPlatform, platform),
    journeysOf(
      'capabilities',
      files.filter((file) => !ofPlatform.includes(file)),
      [...product, ...deployed],
    ),
  ])
  for (const { name, stamp } of kinds) if (stamp.isGreen) tellUnchanged(name)
  const due = kinds.filter(({ stamp }) => !stamp.isGreen)
  if (due.length === 0) return
  const wanted = due.flatMap(({ named }) => named.map((file) => `journeys/${file}\\.spec`))
  if (!(await show({ command: 'playwright', args: ['test', ...wanted], folder: 'e2e' }))) return
  for (const { stamp } of due) await stamp.write()
}

async function journeysOf(kind: string, named: readonly string[], paths: readonly string[]) {
  const name = `journeys of ${kind}`
  return { name, named, stamp: await readStamp(name, paths) }
}

async function show(command: Command) {
  const { isGreen } = await run(command, (text) => process.stdout.write(text))
  return isGreen
}

/** Runs a command. A failure does not stop the others, so that one long run lists everything that failed. */
function run({ command, args, folder, givesWay }: Command, print?: (text: string) => void) {
  const { promise, resolve } = Promise.withResolvers<{ printed: string; isGreen: boolean }>()
  const cwd = join(root, folder)
  const path = [join(root, 'node_modules/.bin'), join(cwd, 'node_modules/.bin'), process.env.PATH].join(':')
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The journeys' browsers use the disk, which does not slow them down.
    env: { ...process.env, PATH: path, NO_COLOR: '1', NODE_OPTIONS: roomy, ...(givesWay && inMemory) },
  })
  if (givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let printed = ''
  let complaints = ''
  const take = (chunk: Buffer) => {
    printed += chunk.toString()
    print?.(chunk.toString())
  }
  child.stdout.on('data', take)
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
    take(chunk)
  })
  child.on('close', (code) => {
    const isGreen = code === 0
    passed += countIn(printed, 'passed')
    if (!isGreen) {
      failed += Math.max(1, countIn(printed, 'failed'))
      console.error(`${folder.padEnd(20)} failed`)
      failures.push(`${command} ${args.join(' ')} failed in ${folder}\n${print ? complaints : printed}`)
    }
    resolve({ printed, isGreen })
  })
  return promise
}

/** Reads the number of tests that Vitest (`Tests  1 failed | 20 passed`) or Playwright (`20 passed`) prints. */
function countIn(printed: string, outcome: 'passed' | 'failed') {
  return Number(new RegExp(String.raw`(?:Tests\s.*?|^\s*)(\d+) ${outcome}`, 'm').exec(printed)?.[1] ?? 0)
}

async function ensureChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (hasHeadlessShell() || !mayInstall) return void findChromium()
  console.log('— installing Chromium')
  try {
    await aptGet('update')
    await aptGet('install', '--no-install-recommends', 'chromium-headless-shell')
  } catch (error) {
    // Without a network, any installed browser with a window works too, but slower.
    console.log(error instanceof Error ? error.message : error)
    findChromium()
  }
}

function aptGet(command: string, ...args: string[]) {
  return promisify(execFile)('apt-get', [command, '-y', '-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
