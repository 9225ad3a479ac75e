import type { DeliveryContext } from './delivery-context.ts'
import { updateToDead, updateToFailed, updateToSent } from './delivery.queries.ts'
import { tidyReason } from './outbox.domain.ts'

export async function recordSent({ db, now }: DeliveryContext, outboxId: string) {
  await updateToSent(db, outboxId, now())
}

/** @returns seconds until the next try, `null` if the mail died */
export async function recordFailure(
  { db, now }: DeliveryContext,
  outboxId: string,
  { leasedAt, reason }: { leasedAt: number; reason: string },
): Promise<number | null> {
  const failedAt = now()
  const row = await updateToFailed(db, outboxId, { leasedAt, now: failedAt, reason: tidyReason(reason) })
  return row?.state === 'pending' ? (row.dueAt - failedAt) / 1000 : null
}

export async function giveUp({ db }: DeliveryContext, outboxId: string) {
  await updateToDead(db, outboxId)
}
