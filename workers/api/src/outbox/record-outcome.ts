import type { DeliveryContext } from './delivery-context.ts'
import { updateToDead, updateToFailed, updateToSent } from './delivery.queries.ts'
import { tidyReason } from './outbox.domain.ts'

export async function recordSent({ db, now }: DeliveryContext, outboxId: string) {
  await updateToSent(db, outboxId, now())
}

/** Puts a mail back that could not be sent, or lets it die after its last attempt. @returns the pause, `null` if it died */
export async function recordFailure(
  { db, now }: DeliveryContext,
  outboxId: string,
  { leasedAt, reason }: { leasedAt: number; reason: string },
): Promise<number | null> {
  const failedAt = now()
  const row = await updateToFailed(db, outboxId, { leasedAt, now: failedAt, reason: tidyReason(reason) })
  return row?.state === 'pending' ? (row.dueAt - failedAt) / 1000 : null
}

/** Lets a mail die that still waits, because the queue no longer carries it. */
export async function giveUp({ db }: DeliveryContext, outboxId: string) {
  await updateToDead(db, outboxId)
}
