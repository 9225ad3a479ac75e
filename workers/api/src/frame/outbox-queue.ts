import type { OutboxMessage } from '@kere/contracts/outbox-rpc'
import type { Log } from '../context.ts'

/** An outbox row that is due now, or in so many seconds. */
export interface QueuedMail {
  outboxId: string
  delaySeconds?: number | undefined
}

/** Has the jobs worker look at outbox rows. */
export async function enqueue(queue: Queue<OutboxMessage>, queued: readonly QueuedMail[]) {
  const messages = queued.map(({ outboxId, delaySeconds = 0 }) => ({ body: { outboxId }, delaySeconds }))
  if (messages.length > 0) await queue.sendBatch(messages)
}

/**
 * Puts outbox rows into the queue, after the batch that wrote them. A row whose message never leaves is found by the sweep, and
 * a message whose row was never written harms nobody.
 */
export async function enqueueOrLeave(queue: Queue<OutboxMessage>, queued: readonly QueuedMail[], log: Log) {
  try {
    await enqueue(queue, queued)
  } catch (error) {
    log('outbox_not_queued', { level: 'warn', rows: queued.length, message: String(error).slice(0, 200) })
  }
}
