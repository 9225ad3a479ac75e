import type { Context } from '../../base/context.ts'
import { selectLongestWait } from './health.queries.ts'

const slowMs = 5 * 60_000

export async function checkHealth({ db, at }: Context) {
  const since = await selectLongestWait(db, at)
  const isSlow = since !== null && at - since > slowMs
  return { status: 'ok' as const, emails: isSlow ? ('slow' as const) : ('ok' as const) }
}
