import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = 50

/**
 * Lets one process at a time do this work, in any order. A lock of a process that has ended is free.
 * @param onWait is called once with the process that is waited for
 */
export async function withFileLock<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: (pid: number) => void = () => {},
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  for (let isTold = false; !(await take(file)); await pause(pauseMs)) {
    const owner = await ownerOf(file)
    if (owner !== null && !isRunning(owner)) await free(file, owner)
    else if (owner !== null && !isTold) {
      onWait(owner)
      isTold = true
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** A link appears with what is in it, or not at all. */
async function take(file: string) {
  const own = `${file}.${process.pid}.${crypto.randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** Null where it has just been given up. */
async function ownerOf(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : Number(text)
}

/** Another who waits may have freed and taken it since: what was moved away is put back then. */
async function free(file: string, owner: number) {
  const moved = `${file}.${process.pid}.free`
  await rename(file, moved).catch(() => {})
  if ((await ownerOf(moved)) !== owner) await link(moved, file).catch(() => {})
  await rm(moved, { force: true })
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Someone else's process is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
