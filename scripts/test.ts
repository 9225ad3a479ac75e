import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@kere/tooling/chromium'
import { workspaces } from '@kere/tooling/workspaces'
import { root } from './run-command.ts'

interface Command {
  command: string
  args: readonly string[]
  /** Folder relative to the root. */
  folder: string
}

let passed = 0

await ensureChromium()
await stage('check', () => show({ command: 'node', args: ['scripts/check.ts'], folder: '.' }))
await stage('unit, worker and component tests', testWorkspaces)
await stage('build', () => show({ command: 'node', args: ['scripts/build.ts'], folder: '.' }))
await stage('sizes', () => show({ command: 'node', args: ['scripts/size.ts'], folder: '.' }))
await stage('journeys', () => show({ command: 'playwright', args: ['test'], folder: 'e2e' }))
console.log(`\n${passed} passed, 0 failed`)

/** Cheapest first; the first failure ends it all. */
async function stage(name: string, work: () => Promise<unknown>) {
  const startedAt = performance.now()
  console.log(`\n— ${name}`)
  await work()
  console.log(`— ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Two workspaces at a time, each reporting when it is done; the longest first, so that both lanes end together. */
async function testWorkspaces() {
  const longest = ['workers/api', 'mfe-public', 'mfe-admin', 'shell', 'packages/ui']
  const rank = (folder: string) => (longest.indexOf(folder) + longest.length + 1) % (longest.length + 1)
  const queue = workspaces
    .filter(({ folder }) => existsSync(join(root, folder, 'vitest.config.ts')))
    .toSorted((left, right) => rank(left.folder) - rank(right.folder))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const printed = await run({ command: 'vitest', args: ['run', '--reporter=dot'], folder: next.folder })
      console.log(`${next.folder.padEnd(20)} ${/Tests .*/.exec(printed)?.[0] ?? ''}`)
    }
  }
  await Promise.all([work(), work()])
}

async function show(command: Command) {
  await run(command, (text) => process.stdout.write(text))
}

/** Runs a command, counts the tests that it says have passed, and ends everything when it fails. */
function run({ command, args, folder }: Command, print?: (text: string) => void): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const cwd = join(root, folder)
  const path = [join(root, 'node_modules/.bin'), join(cwd, 'node_modules/.bin'), process.env.PATH].join(':')
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
  })
  let printed = ''
  const take = (chunk: Buffer) => {
    printed += chunk.toString()
    print?.(chunk.toString())
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  child.on('close', (code) => {
    if (code !== 0) {
      console.error(`${print ? '' : printed}\n${command} ${args.join(' ')} failed in ${folder}`)
      process.exit(1)
    }
    passed += Number(/(?:Tests\s+|^\s*)(\d+) passed/m.exec(printed)?.[1] ?? 0)
    resolve(printed)
  })
  return promise
}

/** Components and journeys run in a real browser: the machine's own, or Debian's where it may be installed. */
async function ensureChromium() {
  try {
    findChromium()
  } catch (error) {
    const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    if (!mayInstall) throw error
    console.log('— installing Chromium')
    await run({ command: 'apt-get', args: ['update', '-qq'], folder: '.' })
    await run({
      command: 'apt-get',
      args: ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      folder: '.',
    })
  }
}
