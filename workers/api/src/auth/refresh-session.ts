import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { type IssuedSession, issueTokens } from './issue-tokens.ts'
import { rotateToken } from './refresh.queries.ts'
import { readRefreshToken, succeedRefreshToken } from './refresh-token.ts'
import { requireSecret } from './require-secret.ts'

/** `isLate` where another request with the same token was first. */
export interface RefreshedSession extends IssuedSession {
  isLate: boolean
}

/**
 * Tabs that refresh at once, or repeat a lost answer, are given the same next token. A token replaced longer ago is a copy in
 * other hands and ends the session.
 * @throws {DomainError} `session_expired`
 */
export async function refreshSession(context: Context, cookie: string | undefined): Promise<RefreshedSession> {
  const secret = requireSecret(context)
  const token = await readRefreshToken(cookie)
  if (!token) throw new DomainError('session_expired')

  const next = await succeedRefreshToken(token, secret)
  const { isRotated, session } = await rotateToken(context, token, next)
  // Another hash than the next one's: the token was replaced under a secret that has changed since.
  if (!session || session.tokenHash !== next.hash)
    throw new DomainError(session ? 'already_rotated' : 'session_expired')

  const { sessionId, idleExpiresAt, ...account } = session
  const issued = await issueTokens(context, { id: sessionId, account, refreshToken: next, idleExpiresAt })
  return { ...issued, isLate: !isRotated }
}
