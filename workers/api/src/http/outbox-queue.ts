import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'
import type { Log } from '../base/context.ts'
import type { ApiEnv } from '../base/env.ts'

export interface QueuedMail {
  outboxId: string
  delaySeconds?: number | undefined
  /** Bulk mail has a queue of its own, so that a mail that somebody waits for is not behind a newsletter. */
  isBulk?: boolean | undefined
}

type Queues = Pick<ApiEnv, 'OUTBOX_QUEUE' | 'OUTBOX_BULK_QUEUE'>

export async function enqueue(queues: Queues, queued: readonly QueuedMail[]) {
  const send = async (queue: Queue<OutboxMessage>, mails: readonly QueuedMail[]) => {
    const messages = mails.map(({ outboxId, delaySeconds = 0 }) => ({ body: { outboxId }, delaySeconds }))
    if (messages.length > 0) await queue.sendBatch(messages)
  }
  await Promise.all([
    send(
      queues.OUTBOX_QUEUE,
      queued.filter(({ isBulk }) => !isBulk),
    ),
    send(
      queues.OUTBOX_BULK_QUEUE,
      queued.filter(({ isBulk }) => isBulk),
    ),
  ])
}

/**
 * Runs after the batch that wrote the rows: the sweep finds a lost message, and a message without a row does nothing.
 */
export async function enqueueOrLeave(queues: Queues, queued: readonly QueuedMail[], log: Log) {
  try {
    await enqueue(queues, queued)
  } catch (error) {
    log('outbox_not_queued', { level: 'warn', rows: queued.length, message: String(error).slice(0, 200) })
  }
}
