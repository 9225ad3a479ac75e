import { tokenLimits } from '@kere/contracts/console/api-token-options'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import type { Actor, Context } from '../base/context.ts'
import { hashHex, hmac, toHex } from '../base/digests.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSecret } from '../base/secrets.ts'
import { prefixOf } from './api-token.domain.ts'
import { mutationWindowMs } from './mutation-budget.queries.ts'
import { windowAt } from './mutation-budget.ts'
import { findToken, isUseStored, updateLastUse } from './api-token-access.queries.ts'

interface ByToken {
  actor: Actor
  /** Stores the use, if the last stored one is some minutes old. */
  storeUse?: () => PromiseLike<unknown>
}

/**
 * Admits a program by its token, and no cookie beside it. An endpoint that names no scope is closed to tokens; one that
 * is open to everybody takes the caller as a visitor.
 * @throws {DomainError} `forbidden`, `unauthenticated` or `too_many_requests`
 */
export async function authorizeToken(context: Context, endpoint: Endpoint, token: string): Promise<ByToken> {
  const { access, token: scope } = endpoint
  if (typeof access === 'string') return { actor: null }
  const refuse = (reason: string) => context.log('denied', { level: 'warn', operation: endpoint.name, actor: reason })
  if (scope === undefined || !access.roles.includes('admin')) {
    refuse('token')
    throw new DomainError('forbidden', 'API tokens cannot be used here')
  }
  const prefix = prefixOf(token)
  const { db, at } = context
  const tokenHash = await hashHex(token)
  const found = prefix === undefined ? undefined : await findToken(db, await keyOf(context, prefix, tokenHash))
  if (!found?.token || !isSame(found.token.tokenHash, tokenHash)) {
    refuse('unknown token')
    throw new DomainError('unauthenticated', 'This API token is not known, has expired or was revoked')
  }
  const { id, scopes, makerId, lastUsedAt } = found.token
  if (found.count > tokenLimits.requestsPerMinute)
    throw new DomainError('too_many_requests', undefined, windowAt(context) + mutationWindowMs - at)
  if (!scopes.includes(scope)) {
    refuse(id)
    throw new DomainError('forbidden', `This API token has no scope ${scope}`)
  }
  context.log('token_used', { token: id, operation: endpoint.name })
  const actor = { userId: makerId, role: 'admin', sessionId: id } as const
  return isUseStored(lastUsedAt, at) ? { actor } : { actor, storeUse: () => updateLastUse(db, id, at) }
}

const keyOf = async (context: Context, prefix: string, tokenHash: string) => ({
  prefix,
  tokenHash,
  callerHash: toHex(await hmac(requireSecret(context), `token ${tokenHash}`)),
  windowAt: windowAt(context),
  now: context.at,
})

function isSame(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array]
  return one.byteLength === other.byteLength && crypto.subtle.timingSafeEqual(one, other)
}
