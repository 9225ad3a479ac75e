import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'

export function hasRoomForSharedMemory(bytes = 2 ** 30) {
  if (!existsSync(sharedMemory)) return false
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= bytes
}

/**
 * The environment of commands whose temporary files are in memory, where it has room: databases that last as long as a test are
 * not made to survive the machine. The folder goes with this process; a folder that somebody has chosen stands.
 */
export function environmentInMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR || !hasRoomForSharedMemory(2 ** 31)) return {}
  const TMPDIR = mkdtempSync(join(sharedMemory, 'kere-'))
  process.on('exit', () => rmSync(TMPDIR, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  return { TMPDIR }
}
