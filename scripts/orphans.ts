import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readStateFile, writeStateFile } from './state-file.ts'

/** A run of the platform. If it was killed, its runtime processes still hold the database and must be ended. */
interface Run {
  pid: number
  /** A value in the environment of every runtime process of this run, by which they are found after a crash. */
  mark: string
}

const markName = 'KERE_RUN'
const ownMark = randomUUID()

const runFile = (stateDir: string) => join(stateDir, 'run.json')

/** @throws {Error} if a platform is still running on this state */
export async function endOrphans(stateDir: string) {
  const run = (await readStateFile(runFile(stateDir))) as Run | null
  if (!run) return
  if ((await commandOf(run.pid)).includes('start.ts'))
    throw new Error(`A platform is already running on ${stateDir} (process ${run.pid}).`)
  // A process may run several platforms, and ends their runtimes itself.
  if (run.mark === ownMark) return
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0)
  for (const pid of pids) {
    const isTheirs = (await readProcess(pid, 'environ')).split('\0').includes(`${markName}=${run.mark}`)
    if (isTheirs && (await commandOf(pid)).includes('workerd')) process.kill(pid, 'SIGKILL')
  }
}

/** Records the run before its runtime starts, because it may be killed at any time. */
export async function recordRun(stateDir: string) {
  process.env[markName] = ownMark
  const run: Run = { pid: process.pid, mark: ownMark }
  await writeStateFile(runFile(stateDir), JSON.stringify(run))
}

export const forgetRun = (stateDir: string) => rm(runFile(stateDir), { force: true })

const commandOf = async (pid: number) => (await readProcess(pid, 'cmdline')).replaceAll('\0', ' ')

const readProcess = (pid: number, file: 'cmdline' | 'environ') =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
