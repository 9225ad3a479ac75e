import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '@kere/tooling/chromium'
import { root } from './run-command.ts'

/** Everything that must hold, cheapest first; the first failure ends it. */
const stages = [
  { name: 'check', command: 'node', args: ['scripts/check.ts'], cwd: root },
  { name: 'unit, worker and component tests', command: 'vitest', args: ['run'], cwd: root },
  { name: 'build', command: 'node', args: ['scripts/build.ts'], cwd: root },
  { name: 'sizes', command: 'node', args: ['scripts/size.ts'], cwd: root },
  { name: 'journeys', command: 'playwright', args: ['test'], cwd: `${root}e2e` },
]

await ensureChromium()
for (const { name, command, args, cwd } of stages) {
  const startedAt = performance.now()
  console.log(`\n— ${name}`)
  await run(command, args, cwd)
  console.log(`— ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const path = [`${root}node_modules/.bin`, `${cwd}/node_modules/.bin`, process.env.PATH].join(':')
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: path } })
  child.on('error', reject)
  child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`))))
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
    await run('apt-get', ['update', '-qq'], root)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], root)
  }
}
