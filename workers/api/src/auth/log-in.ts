import type { Credentials } from '@kere/contracts/auth'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { giveBackActs, takeActs } from '../throttle/throttle-rows.ts'
import { waitMs } from '../throttle/throttle.domain.ts'
import { waitForConstantTime } from './constant-time.ts'
import { readDevice } from './device-cookie.ts'
import type { IssuedSession } from './issue-tokens.ts'
import { insertRefusal, selectCandidate } from './login.queries.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { requireSecret } from './require-secret.ts'
import { signInBudgets } from './sign-in-budgets.ts'
import { type Client, startSession } from './start-session.ts'

/**
 * An unknown address, one that is not proven, an account without a password and a wrong password cost the same statements and
 * one hash, and answer at one time.
 * @throws {DomainError} `too_many_attempts`, `invalid_credentials`, `unavailable` where too many hashes are waiting
 */
export async function logIn(context: Context, credentials: Credentials, client: Client): Promise<IssuedSession> {
  const { db, now, argon2id, log } = context
  const startedAt = now()
  const email = credentials.email.toLowerCase()
  const secret = requireSecret(context)
  const device = await readDevice(context, client.device)
  const account = await selectCandidate(db, email, device.hash)
  const knownDevice = account?.isKnownDevice ? device.hash : null
  const budgets = await signInBudgets(secret, { email, networkAddress: client.networkAddress, knownDevice })

  const { taken, counted } = await takeActs(db, budgets, now())
  if (taken.length === 0) {
    log('sign_in_throttled', { level: 'warn' })
    throw new DomainError('too_many_attempts', undefined, waitMs(counted, now()))
  }

  const passwordHash = account?.passwordHash ?? null
  const isRight = await isPassword(argon2id, credentials.password, passwordHash).catch(async (error: unknown) => {
    await giveBackActs(db, taken)
    throw error
  })
  if (!account || passwordHash === null || !isRight || account.emailVerifiedAt === null)
    return refuse(context, email, startedAt)

  const session = await startSession(context, { account, client, passwordHash, keys: budgets[0].keys })
  return session ?? refuse(context, email, startedAt)
}

async function refuse(context: Context, email: string, startedAt: number): Promise<never> {
  await insertRefusal(context, email)
  await waitForConstantTime(context, startedAt)
  throw new DomainError('invalid_credentials', messages.invalidCredentials)
}
