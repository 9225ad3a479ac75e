import { limits } from '@kere/contracts/http/limits'
import { deviceCookie, refreshCookie } from '@kere/session/session-cookies'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { describeDevice } from '../sessions/sessions.domain.ts'
import { absoluteLifeMs, idleLifeMs } from './auth.domain.ts'
import { readDevice } from './device-cookie.ts'
import { type Account, type IssuedSession, issueTokens } from './issue-tokens.ts'
import { makeRefreshToken, readRefreshToken } from './refresh-token.ts'
import { insertRefusal } from './refusal-rows.ts'
import { insertSession } from './sign-in.queries.ts'
import type { ThrottleKeys } from '../../base/throttle/throttle-keys.ts'

export interface Client {
  networkAddress: string
  userAgent: string
  refreshToken: string | undefined
  device: string | undefined
}

interface SignIn {
  account: Account
  client: Client
  passwordHash: string | null
  keys: ThrottleKeys | null
}

/** @returns null if the account or its password has changed. */
export async function startSession(
  context: Context,
  { account, client, passwordHash, keys }: SignIn,
): Promise<IssuedSession | null> {
  const { at, newId, randomBytes } = context
  if (account.bar) {
    const refusal = {
      email: account.email,
      operation: 'logIn',
      action: 'session.sign_in_refused',
      actor: null,
    } as const
    await insertRefusal(context, refusal)
    throw new DomainError(account.bar)
  }
  const refreshToken = await makeRefreshToken(randomBytes)
  const device = await readDevice(context, client.device)
  const idleExpiresAt = at + idleLifeMs[account.role]
  const session = {
    id: newId('ses'),
    userId: account.id,
    familyHash: refreshToken.familyHash,
    tokenHash: refreshToken.hash,
    createdAt: at,
    lastSeenAt: at,
    idleExpiresAt,
    expiresAt: at + absoluteLifeMs,
    userAgent: client.userAgent.slice(0, limits.userAgentLength),
  }
  const replaced = await readRefreshToken(client.refreshToken)
  const isStarted = await insertSession(context, {
    session,
    passwordHash,
    role: account.role,
    keys,
    replacedFamilyHash: replaced?.familyHash ?? null,
    deviceHash: device.hash,
    device: describeDevice(client.userAgent),
  })
  if (!isStarted) return null
  const issued = await issueTokens(context, { id: session.id, account, refreshToken, idleExpiresAt })
  return { ...issued, cookies: [...issued.cookies, device.cookie] }
}

export const clientOf = ({ networkAddress, userAgent, cookie }: HttpExchange): Client => ({
  networkAddress,
  userAgent,
  refreshToken: cookie(refreshCookie),
  device: cookie(deviceCookie),
})
