import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A platform that was killed leaves its runtime behind, which would hold the database. */
interface Run {
  pid: number
  children: number[]
}

const runFile = (stateDir: string) => join(stateDir, 'run.json')

/** @throws when a platform is still running on this state */
export async function endOrphans(stateDir: string) {
  const run = JSON.parse(await readFile(runFile(stateDir), 'utf8').catch(() => 'null')) as Run | null
  if (!run) return
  if ((await commandOf(run.pid)).includes('start.ts'))
    throw new Error(`A platform is already running on ${stateDir} (process ${run.pid}).`)
  for (const child of run.children) if ((await commandOf(child)).includes('workerd')) process.kill(child, 'SIGKILL')
}

export async function recordRun(stateDir: string) {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '')
  const run: Run = { pid: process.pid, children: children.split(' ').filter(Boolean).map(Number) }
  await writeFile(runFile(stateDir), JSON.stringify(run))
}

export const forgetRun = (stateDir: string) => rm(runFile(stateDir), { force: true })

async function commandOf(pid: number) {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
}
