import { trapField } from '@kere/contracts/forms/visitor-form-options'
import type { Language } from '@kere/contracts/accounts/languages'
import type { Context } from '../../base/context.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { throttleVisitorForm, type VisitorForm } from './throttle-visitor-form.ts'

interface MessageRow {
  userId: string | null
  submittedAt: number
  reply: string | null
  repliedAt: number | null
  replier: string | null
}

export function toMessage<Row extends MessageRow>(whole: Row) {
  const { userId, submittedAt, reply, repliedAt, replier, ...row } = whole
  return {
    ...row,
    isFromUser: userId !== null,
    submittedAt: new Date(submittedAt).toISOString(),
    reply:
      reply === null || repliedAt === null ? null : { text: reply, at: new Date(repliedAt).toISOString(), by: replier },
  }
}

interface Received<Body> {
  form: string
  /** The prefix of the rows' ids. */
  prefix: string
  rows: { one(context: Context, id: string): PromiseLike<readonly unknown[]> }
  body: Body
}

/** Stores a message that anybody may send. A retry does not store it a second time. */
export async function receiveMessage<Body extends VisitorForm['sent'] & { email: string | null }>(
  context: Context,
  exchange: HttpExchange,
  { form, prefix, rows, body }: Received<Body>,
  keep: (
    row: Omit<Body, keyof VisitorForm['sent']> & {
      id: string
      userId: string | null
      submittedAt: number
      language: Language
      status: 'new' | 'doubtful'
    },
  ) => Promise<unknown>,
) {
  const id = context.stableId(prefix)
  if (context.isRetry && (await rows.one(context, id)).length > 0) return { id }
  const { [trapField]: trap, website, challenge, ...message } = body
  const sent = { [trapField]: trap, website, challenge }
  await throttleVisitorForm(context, exchange, { form, email: body.email, sent }, async (isDoubtful) => {
    const status = isDoubtful ? 'doubtful' : 'new'
    const { at: submittedAt, language } = context
    await keep({ ...message, id, userId: context.actor?.userId ?? null, submittedAt, language, status })
  })
  return { id }
}
