import { verifyAccessToken } from '@kere/session/access-token'
import type { Context } from '../../base/context.ts'
import { selectAccountOfSession } from './accounts.queries.ts'
import { toSessionUser, issueAccess, issueTokens, type IssuedSession } from './issue-tokens.ts'
import type { Credentials } from '@kere/contracts/accounts/auth'
import { limits } from '@kere/contracts/http/limits'
import { messages } from '@kere/contracts/http/messages'
import { DomainError } from '../../base/domain-error.ts'
import { attemptPassword } from './attempt-password.ts'
import { waitForConstantTime, requireSecret, requireSecrets } from '../../base/secrets.ts'
import { readDevice } from './device-cookie.ts'
import { selectCandidate } from './login.queries.ts'
import { insertRefusal } from './refusal-rows.ts'
import { isRegisteredHere } from './registered-password.ts'
import { startSession, type Client } from './start-session.ts'
import { endSession } from './logout.queries.ts'
import { readRefreshToken, nextRefreshToken } from './refresh-token.ts'
import { rotateToken } from './refresh.queries.ts'

/**
 * Reads the session from the database, because the token may be older: a page that becomes visible again must learn
 * that its session was revoked (C-40).
 */
export async function getSession(context: Context, accessToken: string | undefined) {
  const { db, at, settings } = context
  const nobody = { user: null, expiresAt: null }
  if (accessToken === undefined) return nobody
  const claims = await verifyAccessToken(accessToken, requireSecrets({ settings }), at)
  if (!claims) return nobody

  const { sessionId, expiresAt } = claims
  const account = await selectAccountOfSession(db, { sessionId, userId: claims.user.id }, at)
  if (!account) return nobody
  return { user: toSessionUser(account, context), expiresAt: new Date(expiresAt).toISOString() }
}

interface SigningIn extends Client {
  registration: string | undefined
}

/** Signs a user in. Every refusal takes the same time. */
export async function logIn(context: Context, credentials: Credentials, client: SigningIn): Promise<IssuedSession> {
  const { db } = context
  const { email, password } = credentials
  const isHere = await isRegisteredHere(context, credentials, client.registration)
  const refuse = () => refuseSignIn(context, { email, code: isHere ? 'email_unverified' : 'invalid_credentials' })
  const device = await readDevice(context, client.device)
  const account = await selectCandidate(db, email, device.hash)
  const passwordHash = account?.passwordHash ?? null
  const { isRight, keys } = await attemptPassword(context, {
    email,
    password,
    passwordHash,
    networkAddress: client.networkAddress,
    knownDevice: account?.isKnownDevice ? device.hash : null,
  })
  if (!account || passwordHash === null || !isRight || account.emailVerifiedAt === null) return refuse()

  const session = await startSession(context, {
    account,
    client,
    passwordHash,
    isPasswordShort: password.length < limits.staffPasswordMinLength,
    keys,
  })
  return session ?? refuse()
}

interface RefusedSignIn {
  email: string
  code: 'email_unverified' | 'invalid_credentials'
}

async function refuseSignIn(context: Context, { email, code }: RefusedSignIn): Promise<never> {
  await insertRefusal(context, { email, operation: 'logIn', action: 'session.sign_in_refused', actor: null })
  await waitForConstantTime(context)
  throw new DomainError(code, code === 'invalid_credentials' ? messages.invalidCredentials : undefined)
}

/** Ends the session by either cookie, because the access token has often expired. */
export async function logOut(context: Context, cookies: { access: string | undefined; refresh: string | undefined }) {
  const token = await readRefreshToken(cookies.refresh)
  const claims = await verifyAccessToken(cookies.access, requireSecrets(context), context.at)
  if (token || claims) {
    await endSession(context, { familyHash: token?.familyHash ?? null, sessionId: claims?.sessionId ?? null })
  }
}

/** `isLate` is true if another request with the same token was faster. */
export interface RefreshedSession extends IssuedSession {
  isLate: boolean
}

/** Replaces the refresh token. A token that returns after its grace was copied, so the session ends. */
export async function refreshSession(context: Context, cookie: string | undefined): Promise<RefreshedSession> {
  const secret = requireSecret(context)
  const token = await readRefreshToken(cookie)
  if (!token) throw new DomainError('session_expired')

  const next = await nextRefreshToken(token, secret)
  const { isRotated, session } = await rotateToken(context, token, next)
  if (!session) throw new DomainError('session_expired')
  const { sessionId: id, idleExpiresAt, tokenHash, ...account } = session

  // The token was not replaced, so no cookie is set for it: the answer could arrive after that of a newer token.
  if (tokenHash === token.hash) return { ...(await issueAccess(context, { id, account })), isLate: false }
  // The token was replaced under a secret that has since changed, so its successor cannot be derived.
  if (tokenHash !== next.hash) throw new DomainError('already_rotated')
  return {
    ...(await issueTokens(context, { id, account, refreshToken: next, idleExpiresAt })),
    isLate: !isRotated,
  }
}
