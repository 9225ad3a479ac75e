import type { OutboxMessage } from '@kere/contracts/outbox-desk'
import type { Log } from '../context.ts'

/** An outbox row that is due now, or in so many seconds. */
export interface Announcement {
  outboxId: string
  delaySeconds?: number | undefined
}

/** Has the jobs worker look at outbox rows. */
export async function enqueue(queue: Queue<OutboxMessage>, announced: readonly Announcement[]) {
  const messages = announced.map(({ outboxId, delaySeconds = 0 }) => ({ body: { outboxId }, delaySeconds }))
  if (messages.length > 0) await queue.sendBatch(messages)
}

/**
 * Puts outbox rows into the queue, after the batch that wrote them. A row whose message never leaves is found by the sweep, and
 * a message whose row was never written harms nobody.
 */
export async function announceAll(queue: Queue<OutboxMessage>, announced: readonly Announcement[], log: Log) {
  try {
    await enqueue(queue, announced)
  } catch (error) {
    log('outbox_not_announced', { level: 'warn', rows: announced.length, message: String(error).slice(0, 200) })
  }
}
