import type { Credentials } from '@kere/contracts/auth'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { attemptPassword } from './attempt-password.ts'
import { waitForConstantTime } from './constant-time.ts'
import { readDevice } from './device-cookie.ts'
import type { IssuedSession } from './issue-tokens.ts'
import { selectCandidate } from './login.queries.ts'
import { insertRefusal } from './refusal-rows.ts'
import { type Client, startSession } from './start-session.ts'

/** Every refusal costs the same. @throws {DomainError} `too_many_attempts`, `invalid_credentials`, `unavailable` */
export async function logIn(context: Context, credentials: Credentials, client: Client): Promise<IssuedSession> {
  const { db, now } = context
  const startedAt = now()
  const email = credentials.email.toLowerCase()
  const device = await readDevice(context, client.device)
  const account = await selectCandidate(db, email, device.hash)
  const passwordHash = account?.passwordHash ?? null
  const { isRight, keys } = await attemptPassword(context, {
    email,
    password: credentials.password,
    passwordHash,
    networkAddress: client.networkAddress,
    knownDevice: account?.isKnownDevice ? device.hash : null,
  })
  if (!account || passwordHash === null || !isRight || account.emailVerifiedAt === null)
    return refuse(context, email, startedAt)

  const session = await startSession(context, { account, client, passwordHash, keys })
  return session ?? refuse(context, email, startedAt)
}

async function refuse(context: Context, email: string, startedAt: number): Promise<never> {
  await insertRefusal(context, { email, operation: 'logIn', action: 'session.sign_in_refused', actor: null })
  await waitForConstantTime(context, startedAt)
  throw new DomainError('invalid_credentials', messages.invalidCredentials)
}
