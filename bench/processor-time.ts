import { readdir, readFile } from 'node:fs/promises'

/**
 * Reads the processor time in seconds of the runtime that a process has started; `null` if the system does not tell.
 */
export async function runtimeSeconds(parentPid: number): Promise<number | null> {
  const pid = await findRuntime(parentPid)
  if (pid === null) return null
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const seconds = await Promise.all(threads.map((thread) => threadSeconds(pid, thread)))
  const known = seconds.filter((each) => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0)
}

/** Reads only the thread that runs workers, without those that compile, collect garbage or take samples. */
export async function mainThreadSeconds(parentPid: number): Promise<number | null> {
  const pid = await findRuntime(parentPid)
  return pid === null ? null : threadSeconds(pid, String(pid))
}

async function findRuntime(parentPid: number): Promise<number | null> {
  const children = await readFile(`/proc/${parentPid}/task/${parentPid}/children`, 'utf8').catch(() => '')
  for (const pid of children.split(' ').filter(Boolean)) {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    if (name.trim() === 'workerd') return Number(pid)
  }
  return null
}

/** The scheduler counts nanoseconds, whereas the ticks of `stat` are too coarse for the lightest worker. */
async function threadSeconds(pid: number, thread: string): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => null)
  const nanoseconds = Number(text?.split(' ')[0] || Number.NaN)
  return Number.isNaN(nanoseconds) ? null : nanoseconds / 1e9
}
