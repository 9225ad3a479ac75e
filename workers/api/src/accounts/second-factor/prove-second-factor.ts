import { nextPath } from '@kere/contracts/http/safe-path'
import type { SecondStep } from '@kere/contracts/accounts/second-factor'
import { insertRefusal } from '../auth/refusal-rows.ts'
import { type Client, startSession } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSecrets } from '../../base/secrets.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { checkCode, countCodeTry, wrongCode } from './check-code.ts'
import { digestOf, ticketCookie } from './sign-in-ticket.ts'
import { isTicketOpen, spendTicket, takeTry } from './ticket-rows.ts'

/**
 * Counts a try of the ticket that the first step of a sign-in has left.
 * @throws {DomainError} `ticket_expired`, also if the password has changed since
 */
export async function openTicket(context: Context, cookie: string | undefined) {
  const claims = await ticketCookie.read(cookie, requireSecrets(context), context.at)
  const found = claims && (await takeTry(context, claims.id))
  if (!found) throw new DomainError('ticket_expired')
  const { account, ticket } = found
  const passwordHash = ticket.passwordDigest === null ? null : account.passwordHash
  if (ticket.passwordDigest !== (await digestOf(passwordHash))) throw new DomainError('ticket_expired')
  return { claims, ticket, account, passwordHash }
}

/** Finishes a sign-in. The session begins in the batch that uses up the ticket and the code. */
export async function proveSecondFactor(
  context: Context,
  { code, next, ticket: cookie }: SecondStep & { ticket: string | undefined },
  client: Client,
) {
  const { at } = context
  const { claims, ticket, account, passwordHash } = await openTicket(context, cookie)
  const keys = await countCodeTry(context, { userId: account.id, networkAddress: client.networkAddress })
  const proof = await checkCode(context, { userId: account.id, code, device: describeDevice(client.userAgent) })
  const session =
    proof &&
    (await startSession(context, {
      account,
      client,
      passwordHash,
      isPasswordShort: ticket.isPasswordShort,
      keys,
      next: null,
      proof: {
        isUnused: [proof.isUnused, isTicketOpen(claims.id, at)],
        spend: (isUsed) => [...proof.spend(isUsed), spendTicket(context, claims.id, isUsed)],
      },
    }))
  if (!session) {
    await insertRefusal(context, {
      email: account.email,
      operation: 'proveSecondFactor',
      action: 'session.code_refused',
      actor: null,
    })
    throw wrongCode()
  }
  const cookies = [...session.cookies, ticketCookie.cleared]
  return { user: session.user, next: nextPath(next) ?? nextPath(claims.next), cookies }
}
