import { erasureFolder, folderOf } from '@kere/contracts/console/backup-format'
import { dayInIndia, dayInUtc } from '../../base/days.ts'
import { type BackupContext, deleteFolder } from './backup-bucket.ts'
import { deleteBackup, selectExpiredBackup } from './backups.queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptDailyMs = 30 * dayMs
const keptMonthlyMs = 365 * dayMs

/**
 * Deletes the oldest backup that is no longer kept, and what was remembered of erased people for older ones. The row
 * goes last, so that a failed deletion is repeated a minute later.
 * @returns how many were deleted
 */
export async function sweepBackups({ db, at, backups }: Pick<BackupContext, 'db' | 'at' | 'backups'>): Promise<number> {
  const monthlySince = dayInIndia(at - keptMonthlyMs)
  const expired = await selectExpiredBackup(db, { dailySince: dayInIndia(at - keptDailyMs), monthlySince })
  if (!expired) return 0
  await deleteFolder(backups, folderOf(expired.day))
  const { objects } = await backups.list({ prefix: erasureFolder })
  const needless = objects.filter(({ key }) => key < erasureFolder + dayInUtc(at - keptMonthlyMs - dayMs))
  if (needless.length > 0) await backups.delete(needless.map(({ key }) => key))
  await deleteBackup(db, expired)
  return 1
}
