import type { QueuedMail } from '../../http/outbox-queue.ts'
import type { DeliveryContext } from './lease-mail.ts'
import { updateStale } from './delivery.queries.ts'
import { leaseMs, piecesAtOnce, sweepGraceMs, sweptAtOnce } from './outbox.domain.ts'

export async function sweepOutbox(
  { db, at, log }: DeliveryContext,
  enqueue: (queued: readonly QueuedMail[]) => Promise<void>,
) {
  const done = { unknown: 0, queued: 0 }
  let isBulk = false
  for (let piece = 0; piece < piecesAtOnce; piece += 1) {
    const { unknown, due } = await updateStale(db, {
      now: at,
      leasedBefore: at - leaseMs,
      dueBefore: at - sweepGraceMs,
      isBulk,
    })
    if (unknown.length > 0)
      log('mail_unknown', { level: 'error', outboxIds: unknown.slice(0, 20), rows: unknown.length })
    await enqueue(due.map((outboxId) => ({ outboxId, isBulk })))
    done.unknown += unknown.length
    done.queued += due.length
    if (due.length === sweptAtOnce) continue
    if (isBulk) break
    isBulk = true
  }
  return done
}
