import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = 50

/**
 * Lets one process at a time do the work, in any order. The lock of a process that has ended can be taken.
 * @param onWait called once with the id of the process that holds the lock
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

/** A hard link appears together with its content, so nobody can read a lock file that is still empty. */
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

/** Null if the lock was just released. */
async function ownerOf(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : Number(text)
}

/** Between the check and the move, another process may have taken the lock. Its file is then moved back. */
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
    // A process of another user answers EPERM, but does exist.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
