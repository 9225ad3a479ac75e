import { product } from '@kere/brand/brand'
import type { LeasedMail } from '@kere/contracts/console/outbox-rpc'
import type { Tools } from '../../tools.ts'
import { rendererIn } from '../../mail/render-mail-in.ts'
import { describeFailure, explainFailure, isRefusal } from './failure.ts'

/** After this time without an answer, the mail may or may not have been sent. */
const sendingMs = 30_000

const answerPausesMs = [500, 2000, 5000]

/**
 * Sends a mail at most once: after it was handed over, a mail whose outcome is not known or not recorded becomes
 * unknown.
 * @returns seconds until the next try; `null` if nothing is left to do.
 * @throws if the mail could not be handed over
 */
export async function deliverMail(tools: Tools, outboxId: string): Promise<number | null> {
  const { env, log } = tools
  const mail = await env.OUTBOX.take(outboxId)
  if (!mail) return null

  const about = { outboxId, template: mail.template }
  const markFailed = (failure: unknown) => {
    log('mail_failed', { level: 'warn', ...about, ...describeFailure(failure) })
    return record(tools, () => env.OUTBOX.markFailed(outboxId, mail.leasedAt, explainFailure(failure)), about)
  }
  let message: Message
  try {
    message = await toMessage(mail, env)
  } catch (failure) {
    return markFailed(failure)
  }
  if (!(await untilAnswered(tools, () => env.OUTBOX.handOver(outboxId, mail.leasedAt)))) return null

  const { outcome, failure } = await send(tools, message)
  if (outcome === 'unanswered') {
    log('mail_unanswered', { level: 'error', ...about, ...(failure !== undefined && describeFailure(failure)) })
    return null
  }
  if (outcome === 'refused') return markFailed(failure)
  log('mail_sent', about)
  await record(tools, () => env.OUTBOX.markSent(outboxId), about)
  return null
}

interface Sending {
  outcome: 'sent' | 'refused' | 'unanswered'
  failure?: unknown
}

/** Only a refusal proves that the mail was not sent. After any other failure only an admin may send it again. */
async function send({ env, wait }: Tools, message: Message): Promise<Sending> {
  const sending = env.MAIL.send(message).then(
    () => ({ outcome: 'sent' as const }),
    (failure: unknown) => ({ outcome: isRefusal(failure) ? ('refused' as const) : ('unanswered' as const), failure }),
  )
  return Promise.race([sending, wait(sendingMs).then(() => ({ outcome: 'unanswered' as const }))])
}

type Message = Awaited<ReturnType<typeof toMessage>>

async function toMessage(mail: LeasedMail, env: Tools['env']) {
  const { renderMail } = await rendererIn(mail.language)
  const { subject, html, text } = renderMail(mail, { origin: env.SITE_ORIGIN })
  return {
    from: { name: product, email: env.MAIL_FROM },
    to: requireAddress(mail.to),
    ...(mail.replyTo !== undefined && { replyTo: requireAddress(mail.replyTo) }),
    subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
    text,
    html,
    ...(mail.list && { headers: listHeaders(mail.list, env.SITE_ORIGIN) }),
  }
}

/** With these headers, mail programs show a button to unsubscribe (RFC 2369, RFC 2919, RFC 8058). */
function listHeaders({ id, path }: NonNullable<LeasedMail['list']>, origin: string) {
  const url = new URL(path, origin)
  if (url.origin !== new URL(origin).origin) throw new Error('A link of the mail leads off the site')
  return {
    'List-Id': `<${id}.${url.hostname}>`,
    'List-Unsubscribe': `<${url.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** An address with a line break or a comma could add headers or recipients. */
function requireAddress(to: string): string {
  if (!/^[^\s\p{Cc}<>,;:"]+@[^\s\p{Cc}<>,;:"]+$/u.test(to)) throw new Error('This is not one address')
  return to
}

async function record<Answer>(
  tools: Tools,
  write: () => Promise<Answer>,
  about: Record<string, unknown>,
): Promise<Answer | null> {
  try {
    return await untilAnswered(tools, write)
  } catch (failure) {
    tools.log('mail_unrecorded', { level: 'error', ...about, ...describeFailure(failure) })
    return null
  }
}

/**
 * Repeats a call whose answer may have been lost. The call must be safe to repeat.
 * @throws the last failure
 */
async function untilAnswered<Answer>({ wait }: Tools, ask: () => Promise<Answer>): Promise<Answer> {
  for (const pauseMs of answerPausesMs) {
    try {
      return await ask()
    } catch {
      await wait(pauseMs)
    }
  }
  return ask()
}
