import type { OutboxMessage } from '@kere/contracts/outbox-desk'
import type { Log } from '../context.ts'

/** Has the jobs worker look at outbox rows. */
export async function enqueue(queue: Queue<OutboxMessage>, outboxIds: readonly string[]) {
  if (outboxIds.length > 0) await queue.sendBatch(outboxIds.map((outboxId) => ({ body: { outboxId } })))
}

/**
 * Puts outbox rows into the queue, after the batch that wrote them. A row whose message never leaves is found by the sweep, and
 * a message whose row was never written harms nobody.
 */
export async function announceAll(queue: Queue<OutboxMessage>, outboxIds: readonly string[], log: Log) {
  try {
    await enqueue(queue, outboxIds)
  } catch (error) {
    log('outbox_not_announced', { level: 'warn', rows: outboxIds.length, message: String(error).slice(0, 200) })
  }
}
