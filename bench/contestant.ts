import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../scripts/free-port.ts'
import { root } from '../scripts/run-command.ts'

export interface BuiltWorker {
  folder: string
  main: string
  flags?: string[]
  bindings?: Record<string, string>
}

export interface Contestant {
  origin: string
  pid: number
  stop(): Promise<void>
}

const startTimeoutMs = 300_000

export const startProduct = (stateDir: string) => start(['scripts/start.ts'], stateDir)

export const startWorker = (worker: BuiltWorker, stateDir: string) =>
  start(['bench/serve-worker.ts', JSON.stringify(worker)], stateDir)

/**
 * A process of its own that logs into a file: its log costs the sender nothing.
 * @throws with what it printed when it ends before it answers
 */
async function start(args: string[], stateDir: string): Promise<Contestant> {
  const logPath = join(stateDir, 'contestant.log')
  const log = await open(logPath, 'w')
  const port = await findFreePort()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  const ended = once(child, 'exit')

  const begun = performance.now()
  const read = () => readFile(logPath, 'utf8')
  while (!(await read()).includes('is running at')) {
    const isOver = await Promise.race([ended.then(() => true), waitMs(50).then(() => false)])
    if (!isOver && performance.now() - begun < startTimeoutMs) continue
    child.kill('SIGTERM')
    throw new Error(`${args[0]} did not start:\n${await read()}`)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const waitMs = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))
