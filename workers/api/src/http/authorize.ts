import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { guardianPurposeOf } from '@kere/contracts/http/endpoint-facts'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { verifyAccessToken } from '@kere/session/access-token'
import type { Actor, Context, SignedIn } from '../base/context.ts'
import { requireSecrets } from '../base/secrets.ts'
import { conditionsOf } from './admitted-row.ts'
import { denyMinor, denyRole, denyUnmet, denyVisitor } from './deny.ts'
import type { HttpExchange } from './http-exchange.ts'
import { type LiveUser, readLiveUser } from './session-check.queries.ts'

/**
 * Identifies the caller from the access token alone. The session is checked in the request's first statement (decision
 * 0085), and an error there denies the request (W-02).
 * @throws {DomainError} `unauthenticated`
 */
export async function authenticate(context: Context, exchange: HttpExchange, endpoint: Endpoint): Promise<Actor> {
  const { access } = endpoint
  if (access === 'public') return null
  const { settings, at } = context
  const claims = await verifyAccessToken(exchange.cookie(accessCookie), requireSecrets({ settings }), at)
  if (claims) return { userId: claims.user.id, role: claims.user.role, sessionId: claims.sessionId }
  return access === 'optional' ? null : denyVisitor(context, endpoint)
}

export const authorizeNow = async (context: Context, endpoint: Endpoint, actor: SignedIn) =>
  authorize(context, endpoint, actor, await readLiveUser(context.db, actor, context.at))

/**
 * Decides by the role that is stored now, not by the one in the token. Where access is optional, a visitor passes, and
 * as visitors pass staff who have not secured their account and people under 18 without a guardian's consent.
 * @throws {DomainError} `unauthenticated`, `forbidden`, `guardian_needed`, or a need's
 */
export async function authorize(
  context: Context,
  endpoint: Endpoint,
  actor: SignedIn,
  live: LiveUser | null,
): Promise<Actor> {
  const { access } = endpoint
  if (access === 'optional')
    return live && meetsConditions(endpoint, live, context) ? { ...actor, role: live.role } : null
  if (live === null) return denyVisitor(context, endpoint)
  const current = { ...actor, role: live.role }
  if (access === 'public') return current
  if (!access.roles.includes(live.role)) return denyRole(context, endpoint, current)
  const unmet = unmetCondition(endpoint, live, context)
  if (unmet) return denyUnmet(context, endpoint, current, unmet)
  return isAgreed(endpoint, live) ? current : denyMinor(context, endpoint, current)
}

const unmetCondition = (endpoint: Endpoint, live: LiveUser, { settings }: Pick<Context, 'settings'>) =>
  conditionsOf(endpoint, settings).find((condition) => !live[condition])

function isAgreed({ access }: Endpoint, { guarded }: LiveUser) {
  const purpose = guardianPurposeOf(access)
  if (guarded === null || purpose === null) return true
  const purposes: unknown = JSON.parse(guarded)
  return Array.isArray(purposes) && purposes.includes('account') && purposes.includes(purpose)
}

/** True if the caller may go on as they are: every condition is met, and a guardian agrees where one must. */
export const meetsConditions = (endpoint: Endpoint, live: LiveUser, context: Pick<Context, 'settings'>) =>
  unmetCondition(endpoint, live, context) === undefined && isAgreed(endpoint, live)

export const isOpenTo = ({ access }: Endpoint, { role }: SignedIn) =>
  typeof access === 'string' || access.roles.includes(role)
