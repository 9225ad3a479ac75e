import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { throttle } from '../base/throttle/throttle.ts'
import { mailboxOf } from './mailbox-rows.ts'

const aDay = 24 * 60 * 60 * 1000

/** All kinds of email count together, so that nobody's mailbox is filled by requests that its owner never made. */
const mailsADay = { account: { limit: 10, windowMs: aDay } } as const

/**
 * Whether one more email may go to somebody who has no account. It bounds the sending alone: a request is answered as if it had been
 * sent, so that a stranger who uses the budget up neither learns of it nor shuts the owner of the address out.
 */
export async function mayBeMailed(context: Context, email: string): Promise<boolean> {
  return hasRoom(context, { act: 'visitor_mail', email, limits: mailsADay })
}

const questionsADay = { account: { limit: 3, windowMs: aDay } } as const

/** Limits the questions whether somebody wants the newsletter: the links of earlier ones still work. */
export const mayBeAskedAgain = async (context: Context, email: string) =>
  (await hasRoom(context, { act: 'newsletter-question', email, limits: questionsADay })) && mayBeMailed(context, email)

interface Asked {
  act: string
  email: string
  limits: typeof mailsADay | typeof questionsADay
}

async function hasRoom(context: Context, { act, email, limits }: Asked) {
  try {
    await throttle(context, { act, account: mailboxOf(email), networkAddress: '', limits })
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_attempts') return false
    throw error
  }
}
