import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../scripts/run-command.ts'
import type { RunningWorker } from './workers.ts'

const port = 8799
const startTimeoutMs = 300_000

interface RunningProduct extends RunningWorker {
  pid: number
}

/**
 * Builds and starts the whole product as `npm start` does, on a state folder of the bench, in a process of its own: its
 * request log is not written by the process that sends the load.
 *
 * @throws with what it printed when it ends before it answers
 */
export async function startProduct(stateDir: string): Promise<RunningProduct> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = once(child, 'exit')

  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  while (!printed.includes('is running at')) {
    const isOver = await Promise.race([ended.then(() => true), waitMs(100).then(() => false)])
    if (isOver || performance.now() - begun > startTimeoutMs) throw new Error(`The product did not start:\n${printed}`)
  }
  return {
    origin,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const waitMs = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))
