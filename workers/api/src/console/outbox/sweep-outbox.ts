import type { DeliveryContext } from './delivery-context.ts'
import { updateStale } from './delivery.queries.ts'
import { leaseMs, sweepGraceMs } from './outbox.domain.ts'

export async function sweepOutbox(
  { db, now, log }: DeliveryContext,
  enqueue: (outboxIds: readonly string[]) => Promise<void>,
) {
  const at = now()
  const { unknown, due } = await updateStale(db, {
    now: at,
    leasedBefore: at - leaseMs,
    dueBefore: at - sweepGraceMs,
  })
  if (unknown.length > 0) log('mail_unknown', { level: 'error', outboxIds: unknown.slice(0, 20), rows: unknown.length })
  await enqueue(due)
  return { unknown: unknown.length, queued: due.length }
}
