import type { DeliveryContext } from './lease-mail.ts'
import { updateToDead, updateToFailed, updateToHandedOver, updateToSent } from './delivery.queries.ts'
import { tidyReason } from './outbox.domain.ts'

export const handOver = ({ db }: DeliveryContext, outboxId: string, leasedAt: number) =>
  updateToHandedOver(db, outboxId, leasedAt)

export async function recordSent({ db, at }: DeliveryContext, outboxId: string) {
  await updateToSent(db, outboxId, at)
}

/** @returns seconds until the next try, or `null` if the mail is dead */
export async function recordFailure(
  { db, at }: DeliveryContext,
  outboxId: string,
  { leasedAt, reason }: { leasedAt: number; reason: string },
): Promise<number | null> {
  const row = await updateToFailed(db, outboxId, { leasedAt, now: at, reason: tidyReason(reason) })
  return row?.state === 'pending' ? (row.dueAt - at) / 1000 : null
}

export async function giveUp({ db }: DeliveryContext, outboxId: string) {
  await updateToDead(db, outboxId)
}
