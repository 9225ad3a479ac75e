import { nextPath } from '@kere/contracts/http/safe-path'
import type { PasskeySignIn, ProvenCredential } from '@kere/contracts/accounts/passkeys'
import { type Client, startSession } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { deleteActs } from '../../base/throttle/throttle-rows.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { openTicket } from '../second-factor/prove-second-factor.ts'
import { noteProof } from '../second-factor/second-factor-rows.ts'
import { ticketCookie } from '../second-factor/sign-in-ticket.ts'
import { isTicketOpen, spendTicket } from '../second-factor/ticket-rows.ts'
import { challengeCookie } from './challenges.ts'
import { checkPasskey, refusePasskey } from './check-passkey.ts'

interface Cookies {
  challenge: string | undefined
  ticket: string | undefined
}

/** Signs in without a password. The authenticator has checked a finger or a PIN, so it is both factors. */
export async function signInWithPasskey(
  context: Context,
  { credential, next, challenge }: PasskeySignIn & Pick<Cookies, 'challenge'>,
  client: Client,
) {
  const operation = 'signInWithPasskey'
  const { account, proof, keys } = await checkPasskey(
    context,
    { credential, challenge, userId: null, operation },
    client,
  )
  const session = await startSession(context, {
    account,
    client,
    passwordHash: null,
    keys,
    proof: { isUnused: [proof.isUnused], spend: proof.spend },
  })
  if (!session) return refusePasskey(context, { email: account.email, operation })
  return { user: session.user, next: nextPath(next) ?? null, cookies: [...session.cookies, challengeCookie.cleared] }
}

/** Finishes a sign-in after the password. The session begins in the batch that uses up ticket and passkey. */
export async function proveSecondFactorByPasskey(
  context: Context,
  { credential, next, challenge, ticket: cookie }: PasskeySignIn & Cookies,
  client: Client,
) {
  const operation = 'proveSecondFactorByPasskey'
  const { claims, ticket, account, passwordHash } = await openTicket(context, cookie)
  const { proof, keys } = await checkPasskey(context, { credential, challenge, userId: account.id, operation }, client)
  const session = await startSession(context, {
    account,
    client,
    passwordHash,
    isPasswordShort: ticket.isPasswordShort,
    keys,
    proof: {
      isUnused: [proof.isUnused, isTicketOpen(claims.id, context.at)],
      spend: (isUsed) => [...proof.spend(isUsed), spendTicket(context, claims.id, isUsed)],
    },
  })
  if (!session) throw new DomainError('ticket_expired')
  const cookies = [...session.cookies, ticketCookie.cleared, challengeCookie.cleared]
  return { user: session.user, next: nextPath(next) ?? nextPath(claims.next), cookies }
}

export async function proveAnewByPasskey(
  context: Context,
  { credential, challenge }: { credential: ProvenCredential } & Pick<Cookies, 'challenge'>,
  client: Client,
) {
  const actor = requireSignedIn(context)
  const operation = 'proveAnewByPasskey'
  const answer = { credential, challenge, userId: actor.userId, operation }
  const { account, proof, keys } = await checkPasskey(context, answer, client)
  if (!(await noteProof(context, actor, proof))) return refusePasskey(context, { email: account.email, operation })
  await deleteActs(context.db, keys)
}
