import type { KnownUser } from '@kere/contracts/session'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import type { Exchange } from '../frame/exchange.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { selectAccountOfSession } from './accounts.queries.ts'
import { issueAccess } from './issue-tokens.ts'

/** The refresh token stays. @throws {DomainError} `unauthenticated` where the session has ended meanwhile */
export async function renewAccess(context: Context, exchange: Exchange): Promise<KnownUser> {
  const { db, now } = context
  const { userId, sessionId } = requireSignedIn(context)
  const account = await selectAccountOfSession(db, { userId, sessionId }, now())
  if (!account) throw new DomainError('unauthenticated')

  const { user, cookies } = await issueAccess(context, { id: sessionId, account })
  exchange.setCookies(cookies)
  return user
}
