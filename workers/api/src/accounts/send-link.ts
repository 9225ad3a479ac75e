import { waitForConstantTime } from '../auth/constant-time.ts'
import { requireSecret } from '../auth/require-secret.ts'
import type { Context } from '../context.ts'
import { type LinkPurpose, makeLink } from './account-links.ts'
import { insertLink } from './links.queries.ts'
import { throttleMail } from './throttle-mail.ts'

/** The same answer and time without an account. @throws {DomainError} `too_many_attempts` */
export async function sendLink(context: Context, purpose: LinkPurpose, email: string, networkAddress: string) {
  const startedAt = context.now()
  await throttleMail(context, email, networkAddress)
  const link = await makeLink(requireSecret(context), purpose, context.newId('lnk'), context.now())
  await insertLink(context, email, link)
  await waitForConstantTime(context, startedAt)
}
