import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { type IssuedSession, issueAccess, issueTokens } from './issue-tokens.ts'
import { rotateToken } from './refresh.queries.ts'
import { readRefreshToken, succeedRefreshToken } from './refresh-token.ts'
import { requireSecret } from './require-secret.ts'

/** `isLate` where another request with the same token was first. */
export interface RefreshedSession extends IssuedSession {
  isLate: boolean
}

/** A token replaced before the grace is a copy in other hands. @throws {DomainError} `session_expired` */
export async function refreshSession(context: Context, cookie: string | undefined): Promise<RefreshedSession> {
  const secret = requireSecret(context)
  const token = await readRefreshToken(cookie)
  if (!token) throw new DomainError('session_expired')

  const next = await succeedRefreshToken(token, secret)
  const { isRotated, session } = await rotateToken(context, token, next)
  if (!session) throw new DomainError('session_expired')
  const { sessionId: id, idleExpiresAt, tokenHash, ...account } = session

  // Its own cookie is left alone: on its way back it could arrive after a newer one.
  if (tokenHash === token.hash) return { ...(await issueAccess(context, { id, account })), isLate: false }
  // Replaced under a secret that has changed since.
  if (tokenHash !== next.hash) throw new DomainError('already_rotated')
  return {
    ...(await issueTokens(context, { id, account, refreshToken: next, idleExpiresAt })),
    isLate: !isRotated,
  }
}
