import { erasureKey } from '@kere/contracts/console/backup-format'
import { hashHex } from './digests.ts'

/**
 * Remembers beside the backups that a person is erased, so that a restore erases them again.
 * @returns a function that takes it back
 */
export async function rememberErasure({ backups, at }: { backups: R2Bucket; at: number }, userId: string) {
  const key = erasureKey(at, await hashHex(userId))
  await backups.put(key, '')
  return () => backups.delete(key)
}
