import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'
import type { Log } from '../base/context.ts'
import type { ApiEnv } from '../base/env.ts'

export interface QueuedMail {
  outboxId: string
  delaySeconds?: number | undefined
  /** Bulk mail has its own queue, so that a mail somebody is waiting for is not stuck behind a newsletter. */
  isBulk?: boolean | undefined
}

type Queues = Pick<ApiEnv, 'OUTBOX_QUEUE' | 'OUTBOX_BULK_QUEUE'>

export async function enqueue(queues: Queues, queued: readonly QueuedMail[], traceparent?: string) {
  const send = async (queue: Queue<OutboxMessage>, mails: readonly QueuedMail[]) => {
    const messages = mails.map(({ outboxId, delaySeconds = 0 }) => ({
      body: { outboxId, ...(traceparent !== undefined && { traceparent }) },
      delaySeconds,
    }))
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
 * Queues the mails after their rows have been written. The queue may fail: the sweep finds rows whose message was lost,
 * and a message without a row does nothing.
 */
export async function enqueueOrLeave(
  queues: Queues,
  queued: readonly QueuedMail[],
  { log, traceparent }: { log: Log; traceparent: string },
) {
  try {
    await enqueue(queues, queued, traceparent)
  } catch (error) {
    log('outbox_not_queued', { level: 'warn', rows: queued.length, message: String(error).slice(0, 200) })
  }
}
