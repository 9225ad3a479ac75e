import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { throttle } from '../base/throttle/throttle.ts'
import { mailboxOf } from './mailbox-rows.ts'

const aDay = 24 * 60 * 60 * 1000

/** All kinds of email share one limit, so that a stranger's requests cannot fill a mailbox. */
const mailsADay = { account: { limit: 10, windowMs: aDay } } as const

/**
 * Tells whether one more email may be sent to an address without an account. Only the sending is limited: the request
 * gets its usual answer, so that a stranger who uses up the limit neither learns of it nor locks out the owner of the
 * address.
 */
export async function mayBeMailed(context: Context, email: string): Promise<boolean> {
  return hasRoom(context, { act: 'visitor_mail', email, limits: mailsADay })
}

const questionsADay = { account: { limit: 3, windowMs: aDay } } as const

/** Limits how often an address is asked to confirm the newsletter. The links in earlier emails keep working. */
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
