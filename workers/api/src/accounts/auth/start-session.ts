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
import { insertSession, type SecondStepProof } from './sign-in.queries.ts'
import type { ThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { deleteActs } from '../../base/throttle/throttle-rows.ts'
import { issueTicket } from '../second-factor/sign-in-ticket.ts'

export interface Client {
  networkAddress: string
  userAgent: string
  refreshToken: string | undefined
  device: string | undefined
  setCookies: HttpExchange['setCookies']
}

interface SignIn {
  account: Account
  client: Client
  passwordHash: string | null
  isPasswordShort?: boolean
  keys: ThrottleKeys | null
  /** The sign-in leads there, even if it has to wait for the second factor. */
  next?: string | null
  /** The second factor. Without it, no session of an account that has one begins. */
  proof?: SecondStepProof
}

/**
 * @returns null if the account or its password has changed.
 * @throws {DomainError} `second_factor_needed`, with a ticket for the second step
 */
export async function startSession(
  context: Context,
  { account, client, passwordHash, isPasswordShort = false, keys, next = null, proof }: SignIn,
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
  if (account.hasSecondFactor && !proof) {
    client.setCookies([await issueTicket(context, { userId: account.id, passwordHash, isPasswordShort, next })])
    if (keys) await deleteActs(context.db, keys)
    throw new DomainError('second_factor_needed')
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
    provedAt: at,
    isPasswordShort,
  }
  const replaced = await readRefreshToken(client.refreshToken)
  const isStarted = await insertSession(context, {
    session,
    passwordHash,
    role: account.role,
    keys,
    proof,
    replacedFamilyHash: replaced?.familyHash ?? null,
    deviceHash: device.hash,
    device: describeDevice(client.userAgent),
  })
  if (!isStarted) return null
  const issued = await issueTokens(context, {
    id: session.id,
    account: { ...account, isPasswordShort },
    refreshToken,
    idleExpiresAt,
  })
  return { ...issued, cookies: [...issued.cookies, device.cookie] }
}

export const clientOf = ({ networkAddress, userAgent, cookie, setCookies }: HttpExchange): Client => ({
  networkAddress,
  userAgent,
  refreshToken: cookie(refreshCookie),
  device: cookie(deviceCookie),
  setCookies,
})
