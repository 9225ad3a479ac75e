import type { Context } from '../../base/context.ts'
import { selectLongestWait } from './health.queries.ts'

const slowMs = 5 * 60_000
const lateMs = 60_000

export async function checkHealth({ db, at }: Context) {
  const since = await selectLongestWait(db, at)
  const waitMs = since === null ? 0 : at - since
  const emails = waitMs > slowMs ? 'slow' : waitMs > lateMs ? 'late' : 'ok'
  return { status: 'ok', emails } as const
}
