import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'

export function hasRoomForSharedMemory(bytes = 2 ** 30) {
  if (!existsSync(sharedMemory)) return false
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= bytes
}

/**
 * The environment of commands that keep their temporary files in memory, if there is room, because the databases of
 * tests need not survive. The folder is deleted when this process ends. A folder that the user has set takes
 * precedence.
 */
export function environmentInMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR || !hasRoomForSharedMemory(2 ** 31)) return {}
  const TMPDIR = mkdtempSync(join(sharedMemory, 'kere-'))
  process.on('exit', () => rmSync(TMPDIR, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  return { TMPDIR }
}
