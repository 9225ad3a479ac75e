import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../scripts/free-port.ts'
import { copyPreparedDatabase } from '../scripts/prepared-database.ts'
import { root } from '../scripts/run-command.ts'

export interface BuiltWorker {
  folder: string
  main: string
  flags?: string[]
  bindings?: Record<string, string>
  isAtTheEdge: boolean
}

export type Served = BuiltWorker | 'product'

export interface Contestant {
  origin: string
  pid: number
  inspector: string | null
  stop(): Promise<void>
}

interface StartOptions {
  isInspected?: boolean
  checkout?: string
}

/** In the whole suite it gives way to the journeys, so that a start may take minutes. */
const startTimeoutMs = 1_200_000

/**
 * Starts a contestant in a process of its own, so that its logging does not slow down the sender.
 * @throws {Error} with the output, if the process ends before it answers
 */
export async function startContestant(
  served: Served,
  { isInspected = false, checkout = root }: StartOptions = {},
): Promise<Contestant> {
  const stateDir = await mkdtemp(join(tmpdir(), 'kere-bench-'))
  const forget = () => rm(stateDir, { recursive: true, force: true })
  await copyPreparedDatabase(stateDir)
  const script = served === 'product' ? 'bench/serve-product.ts' : 'bench/serve-worker.ts'
  const logPath = join(stateDir, 'contestant.log')
  const log = await open(logPath, 'w')
  const child = spawn(process.execPath, [script, JSON.stringify({ served, isInspected })], {
    cwd: checkout,
    env: { ...process.env, PORT: String(await findFreePort()), STATE_DIR: stateDir },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const ended = once(child, 'exit').finally(() => process.off('exit', end))

  const begun = performance.now()
  const read = () => readFile(logPath, 'utf8')
  for (;;) {
    const [, origin, inspector = null] = /^Running at (\S+)(?: inspected at (\S+))?$/m.exec(await read()) ?? []
    if (origin)
      return {
        origin,
        pid: child.pid ?? 0,
        inspector,
        async stop() {
          child.kill('SIGTERM')
          await ended
          await forget()
        },
      }
    const isOver = await Promise.race([ended.then(() => true), waitMs(50).then(() => false)])
    if (!isOver && performance.now() - begun < startTimeoutMs) continue
    child.kill('SIGTERM')
    const printed = await read()
    await forget()
    throw new Error(`${script} did not start:\n${printed}`)
  }
}

export async function running<Result>(
  started: Promise<Contestant>,
  work: (contestant: Contestant) => Promise<Result>,
): Promise<Result> {
  const contestant = await started
  try {
    return await work(contestant)
  } finally {
    await contestant.stop()
  }
}

const waitMs = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))
