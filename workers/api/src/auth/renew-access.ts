import { accessCookie } from '@kere/contracts/access-cookie'
import type { KnownUser } from '@kere/contracts/session'
import { signAccessToken } from '@kere/session/access-token'
import { writeSessionCookie } from '@kere/session/session-cookies'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import type { Exchange } from '../frame/exchange.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { selectAccountOfSession } from './accounts.queries.ts'
import { toSessionUser } from './issue-tokens.ts'

/**
 * For a role or profile that has changed; the refresh token stays.
 * @throws {DomainError} `unauthenticated` where the session has ended meanwhile
 */
export async function renewAccess(context: Context, exchange: Exchange): Promise<KnownUser> {
  const { db, now, settings } = context
  const { userId, sessionId } = requireSignedIn(context)
  const account = await selectAccountOfSession(db, { userId, sessionId }, now())
  if (!account) throw new DomainError('unauthenticated')

  const user = toSessionUser(account, settings.superAdminEmail)
  const { token, expiresAt } = await signAccessToken({ user, sessionId }, settings.accessTokenSecret, now())
  exchange.setCookies([writeSessionCookie(accessCookie, token, expiresAt - now())])
  return user
}
