import type { KnownUser } from '@kere/contracts/accounts/session'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { selectAccountOfSession } from './accounts.queries.ts'
import { issueAccess } from './issue-tokens.ts'

/**
 * Issues a new access token and keeps the refresh token.
 * @throws {DomainError} `unauthenticated` if the session has ended in the meantime
 */
export async function renewAccess(context: Context, exchange: HttpExchange): Promise<KnownUser> {
  const { db, at } = context
  const { userId, sessionId } = requireSignedIn(context)
  const account = await selectAccountOfSession(db, { userId, sessionId }, at)
  if (!account) throw new DomainError('unauthenticated')

  const { user, cookies } = await issueAccess(context, { id: sessionId, account })
  exchange.setCookies(cookies)
  return user
}
