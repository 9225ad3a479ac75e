import type { Credentials } from '@kere/contracts/auth'
import { limits } from '@kere/contracts/limits'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { absoluteLifeMs, idleLifeMs, networkOf, waitMs } from './auth.domain.ts'
import { hmac, toHex } from './digests.ts'
import { type IssuedSession, issueTokens } from './issue-tokens.ts'
import { type AttemptKeys, insertRefusal, insertSession, takeAttempt } from './login.queries.ts'
import { isPassword } from './passwords.ts'
import { makeRefreshToken, readRefreshToken } from './refresh-token.ts'
import { requireSecret } from './require-secret.ts'

/** The browser that signs in. */
interface Client {
  networkAddress: string
  userAgent: string
  /** Of the session that it has, if it has one. */
  refreshToken: string | undefined
}

/**
 * Signs a user in with their password.
 *
 * An unknown address, an account without a password and a wrong password are one and the same: the same statements, one
 * hash, one answer.
 *
 * @throws {DomainError} `too_many_attempts`, `invalid_credentials`
 */
export async function logIn(context: Context, credentials: Credentials, client: Client): Promise<IssuedSession> {
  const { db, now, newId, randomBytes, argon2id, log } = context
  const email = credentials.email.toLowerCase()
  const keys = await attemptKeys(requireSecret(context), email, client.networkAddress)

  const { isTaken, windows, account } = await takeAttempt(db, keys, email, now())
  if (!isTaken) {
    log('sign_in_throttled', { level: 'warn' })
    throw new DomainError('too_many_attempts', undefined, waitMs(windows, now()))
  }

  const passwordHash = account?.passwordHash ?? null
  const isRight = await isPassword(argon2id, credentials.password, passwordHash)
  if (!account || passwordHash === null || !isRight) return refuse(context, email)

  const refreshToken = await makeRefreshToken(randomBytes)
  const idleExpiresAt = now() + idleLifeMs[account.role]
  const session = {
    id: newId('ses'),
    userId: account.id,
    familyHash: refreshToken.familyHash,
    tokenHash: refreshToken.hash,
    createdAt: now(),
    lastSeenAt: now(),
    idleExpiresAt,
    expiresAt: now() + absoluteLifeMs,
    userAgent: client.userAgent.slice(0, limits.userAgentLength),
  }
  const replaced = await readRefreshToken(client.refreshToken)
  const isStarted = await insertSession(context, {
    session,
    passwordHash,
    role: account.role,
    keys,
    replacedFamilyHash: replaced?.familyHash ?? null,
  })
  return isStarted
    ? issueTokens(context, { id: session.id, account, refreshToken, idleExpiresAt })
    : refuse(context, email)
}

async function refuse(context: Context, email: string): Promise<never> {
  await insertRefusal(context, email)
  throw new DomainError('invalid_credentials', messages.invalidCredentials)
}

async function attemptKeys(secret: string, email: string, networkAddress: string): Promise<AttemptKeys> {
  return {
    accountHash: toHex(await hmac(secret, `account ${email}`)),
    networkHash: toHex(await hmac(secret, `network ${networkOf(networkAddress)}`)),
  }
}
