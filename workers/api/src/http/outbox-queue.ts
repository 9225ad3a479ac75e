import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'
import type { Log } from '../base/context.ts'

export interface QueuedMail {
  outboxId: string
  delaySeconds?: number | undefined
}

export async function enqueue(queue: Queue<OutboxMessage>, queued: readonly QueuedMail[]) {
  const messages = queued.map(({ outboxId, delaySeconds = 0 }) => ({ body: { outboxId }, delaySeconds }))
  if (messages.length > 0) await queue.sendBatch(messages)
}

/** After the batch that wrote the rows: a lost message is found by the sweep, and one without a row does nothing. */
export async function enqueueOrLeave(queue: Queue<OutboxMessage>, queued: readonly QueuedMail[], log: Log) {
  try {
    await enqueue(queue, queued)
  } catch (error) {
    log('outbox_not_queued', { level: 'warn', rows: queued.length, message: String(error).slice(0, 200) })
  }
}
