import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'
import { beginSpan, childOf, type Span, type SpanLine } from '@kere/contracts/http/trace'
import { runJob } from '../../run-job.ts'
import type { Tools } from '../../tools.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverEvents } from '../webhooks/webhooks.jobs.ts'
import { describeFailure } from './failure.ts'

/** The pause doubles at each attempt, up to a quarter of an hour. All retries together take more than an hour. */
const apiPauseSeconds = (attempts: number) => Math.min(15 * 60, 10 * 2 ** (attempts - 1))

/** A message with such an id is no mail: events for webhooks are due. */
const eventPrefix = 'whd_'

type ToolsOf = (span: Span) => Tools

export async function sendMails(batch: MessageBatch, toolsOf: ToolsOf) {
  await work(batch, toolsOf, 'send_mail', async (tools, outboxId) => {
    if (!outboxId.startsWith(eventPrefix)) return deliverMail(tools, outboxId)
    await deliverEvents(tools)
    return null
  })
}

export async function markMailsDead(batch: MessageBatch, toolsOf: ToolsOf) {
  await work(batch, toolsOf, 'give_up_mail', async (tools, outboxId) => {
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
 * `run` gives `null`; otherwise it is retried after that many seconds, or after a pause if `run` failed. Its job
 * belongs to the trace of the request that queued it.
 */
async function work(
  batch: MessageBatch,
  toolsOf: ToolsOf,
  name: string,
  run: (tools: Tools, outboxId: string) => Promise<number | null>,
) {
  const workOn = async (message: Message) => {
    const waited = beginSpan(isOutboxMessage(message.body) ? message.body.traceparent : null)
    const span = childOf(waited)
    const tools = toolsOf(span)
    if (!isOutboxMessage(message.body)) {
      tools.log('message_unreadable', { level: 'error', queue: batch.queue, messageId: message.id })
      message.ack()
      return
    }
    const { outboxId } = message.body
    const { attempts } = message
    logWait(tools, batch.queue, { waited, message })
    await runJob(tools, { span, name }, async () => {
      try {
        const retryAfterSeconds = await run(tools, outboxId)
        if (retryAfterSeconds === null) message.ack()
        else message.retry({ delaySeconds: retryAfterSeconds })
        return { result: null, fields: { outboxId, attempts, retryAfterSeconds } }
      } catch (error) {
        tools.log('outbox_unreachable', { level: 'error', outboxId, attempts, ...describeFailure(error) })
        const retryAfterSeconds = apiPauseSeconds(attempts)
        message.retry({ delaySeconds: retryAfterSeconds })
        return { result: null, fields: { outboxId, attempts, retryAfterSeconds }, isFailed: true }
      }
    })
  }
  await Promise.all(batch.messages.map(workOn))
}

/** The queue writes no line of its own, so the first to take a message says how long it waited. */
function logWait({ log, now }: Tools, queue: string, { waited, message }: { waited: Span; message: Message }) {
  const at = message.timestamp.getTime()
  const line: SpanLine = { ...waited, part: 'queue', name: queue, at, durationMs: now() - at, isFailed: false }
  log('queued', { ...line })
}

const isOutboxMessage = (body: unknown): body is OutboxMessage =>
  typeof body === 'object' &&
  body !== null &&
  'outboxId' in body &&
  typeof body.outboxId === 'string' &&
  (!('traceparent' in body) || typeof body.traceparent === 'string')
