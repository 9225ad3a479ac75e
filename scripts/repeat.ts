import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repeatTests } from '@kere/tooling/repeat-tests'
import { keepBusy } from './keep-busy.ts'
import { root } from './run-command.ts'

const usage = `
  pnpm repeat <workspace> <file> [-t <name>] [--times 200] [--busy]

  Runs the tests of a file, or those with such a name, so many times, to find what passes only mostly.
  --busy keeps every core of the machine busy meanwhile.

  pnpm repeat shell src/chrome/overlays.test.tsx -t 'stands still' --busy
  pnpm repeat e2e journeys/navigation.spec.ts -t 'goes back before' --times 20
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', short: 't' },
    times: { type: 'string', default: '200' },
    busy: { type: 'boolean', default: false },
  },
})
const timesOnPlatform = 25
const [workspace, file] = positionals
const times = Number(values.times)
if (!workspace || !file || !Number.isInteger(times) || times < 1) {
  console.error(usage)
  process.exit(2)
}

const folder = join(root, workspace)
const stop = values.busy ? keepBusy() : () => {}
try {
  const hasPassed = workspace === 'e2e' ? await repeatJourneys(file) : await repeatInVitest(file)
  if (!hasPassed) process.exitCode = 1
} finally {
  stop()
}

/** Repeats journeys. Each round starts a new platform, because sign-ins to one account are throttled. */
async function repeatJourneys(path: string) {
  const named = values.name ? ['-g', values.name] : []
  for (let left = times; left > 0; left -= timesOnPlatform) {
    const round = String(Math.min(left, timesOnPlatform))
    const args = ['test', path, ...named, '--repeat-each', round, '--reporter', 'dot']
    const child = spawn(join(folder, 'node_modules/.bin/playwright'), args, { cwd: folder, stdio: 'inherit' })
    await once(child, 'exit')
    if (child.exitCode !== 0) return false
  }
  return true
}

async function repeatInVitest(path: string) {
  const failures = await repeatTests({ folder, file: path, name: values.name, times })
  for (const [name, count] of failures) console.log(`${times - count} of ${times} passed: ${name}`)
  return failures.size > 0 && [...failures.values()].every((count) => count === 0)
}
