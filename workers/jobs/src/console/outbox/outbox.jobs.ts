import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'
import type { Tools } from '../../tools.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverEvents } from '../webhooks/webhooks.jobs.ts'
import { describeFailure } from './failure.ts'

/** The pause doubles at each attempt, up to a quarter of an hour. All retries together take more than an hour. */
const apiPauseSeconds = (attempts: number) => Math.min(15 * 60, 10 * 2 ** (attempts - 1))

/** A message with such an id is no mail: events for webhooks are due. */
const eventPrefix = 'whd_'

export async function sendMails(batch: MessageBatch, tools: Tools) {
  await work(batch, tools, async (outboxId) => {
    if (!outboxId.startsWith(eventPrefix)) return deliverMail(tools, outboxId)
    await deliverEvents(tools)
    return null
  })
}

export async function markMailsDead(batch: MessageBatch, tools: Tools) {
  await work(batch, tools, async (outboxId) => {
    await tools.env.OUTBOX.markDead(outboxId)
    tools.log('mail_given_up', { level: 'error', outboxId })
    return null
  })
}

export async function sweep({ env, log }: Tools) {
  const found = await env.OUTBOX.sweep().catch((error: unknown) => {
    log('sweep_failed', { level: 'error', ...describeFailure(error) })
    throw error
  })
  if (found.unknown > 0 || found.queued > 0) log('swept', { ...found })
}

/**
 * Works on all messages at the same time, so that one that hangs does not hold up the others. A message is done if
 * `run` gives `null`; otherwise it is retried after that many seconds, or after a pause if `run` failed.
 */
async function work(batch: MessageBatch, { log }: Tools, run: (outboxId: string) => Promise<number | null>) {
  const workOn = async (message: Message) => {
    if (!isOutboxMessage(message.body)) {
      log('message_unreadable', { level: 'error', queue: batch.queue, messageId: message.id })
      message.ack()
      return
    }
    const { outboxId } = message.body
    try {
      const retryAfterSeconds = await run(outboxId)
      if (retryAfterSeconds === null) message.ack()
      else message.retry({ delaySeconds: retryAfterSeconds })
    } catch (error) {
      log('outbox_unreachable', { level: 'error', outboxId, attempts: message.attempts, ...describeFailure(error) })
      message.retry({ delaySeconds: apiPauseSeconds(message.attempts) })
    }
  }
  await Promise.all(batch.messages.map(workOn))
}

const isOutboxMessage = (body: unknown): body is OutboxMessage =>
  typeof body === 'object' && body !== null && 'outboxId' in body && typeof body.outboxId === 'string'
