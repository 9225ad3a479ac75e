import { verifyAccessToken } from '@kere/session/access-token'
import type { Context } from '../context.ts'
import { selectAccountOfSession } from './accounts.queries.ts'
import { toSessionUser } from './issue-tokens.ts'

/** Asks the database, not the token: a page that becomes visible again learns of a revocation (C-40). */
export async function getSession(context: Context, accessToken: string | undefined) {
  const { db, now, settings } = context
  const nobody = { user: null, expiresAt: null }
  if (accessToken === undefined) return nobody
  const claims = await verifyAccessToken(accessToken, settings.accessTokenSecret, now())
  if (!claims) return nobody

  const { sessionId, expiresAt } = claims
  const account = await selectAccountOfSession(db, { sessionId, userId: claims.user.id }, now())
  if (!account) return nobody
  return { user: toSessionUser(account, context), expiresAt: new Date(expiresAt).toISOString() }
}
