import type { Credentials } from '@kere/contracts/auth'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { makeThrottleKeys } from '../throttle/throttle-keys.ts'
import { waitMs } from '../throttle/throttle.domain.ts'
import { waitForConstantTime } from './constant-time.ts'
import type { IssuedSession } from './issue-tokens.ts'
import { insertRefusal, takeAttempt } from './login.queries.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { requireSecret } from './require-secret.ts'
import { type Client, startSession } from './start-session.ts'

/**
 * An unknown address, an account without a password and a wrong password cost the same statements and one hash, and answer at
 * one time.
 * @throws {DomainError} `too_many_attempts`, `invalid_credentials`
 */
export async function logIn(context: Context, credentials: Credentials, client: Client): Promise<IssuedSession> {
  const { db, now, argon2id, log } = context
  const startedAt = now()
  const email = credentials.email.toLowerCase()
  const keys = await makeThrottleKeys(requireSecret(context), 'sign_in', email, client.networkAddress)

  const { isTaken, counted, account } = await takeAttempt(db, keys, email, now())
  if (!isTaken) {
    log('sign_in_throttled', { level: 'warn' })
    throw new DomainError('too_many_attempts', undefined, waitMs(counted, now()))
  }

  const passwordHash = account?.passwordHash ?? null
  const isRight = await isPassword(argon2id, credentials.password, passwordHash)
  if (!account || passwordHash === null || !isRight) return refuse(context, email, startedAt)

  const session = await startSession(context, { account, client, passwordHash, keys })
  return session ?? refuse(context, email, startedAt)
}

async function refuse(context: Context, email: string, startedAt: number): Promise<never> {
  await insertRefusal(context, email)
  await waitForConstantTime(context, startedAt)
  throw new DomainError('invalid_credentials', messages.invalidCredentials)
}
