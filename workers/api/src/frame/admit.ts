import type { Endpoint } from '@kere/contracts/endpoint'
import type { Role } from '@kere/contracts/roles'
import { verifyAccessToken } from '@kere/session/access-token'
import { accessCookie } from '@kere/session/session-cookies'
import type { Context, SignedIn } from '../context.ts'
import { denyRole, denyVisitor } from './deny.ts'
import type { Exchange } from './exchange.ts'
import { readLiveRole } from './session-check.queries.ts'

/** Who was let in, and whether their session has yet to be checked together with what they read. */
export interface Admission {
  actor: SignedIn | null
  mustCheck: boolean
}

/**
 * Lets in who the endpoint's `access` names (decision 8). A learner's read trusts the access token; every mutation, and
 * every read by an educator or an admin, asks for the session itself and takes the role from there. An error anywhere in
 * here denies (W-02).
 *
 * @throws {DomainError} `unauthenticated` or `forbidden`
 */
export async function admit(context: Context, exchange: Exchange, endpoint: Endpoint): Promise<Admission> {
  const { access, method } = endpoint
  if (access === 'public') return { actor: null, mustCheck: false }

  const { settings, now, db } = context
  const claims = await verifyAccessToken(exchange.cookie(accessCookie), settings.accessTokenSecret, now())
  if (!claims) return denyVisitor(context, endpoint)

  const actor = { userId: claims.user.id, role: claims.user.role, sessionId: claims.sessionId }
  if (method === 'GET' && access.includes(actor.role)) return { actor, mustCheck: actor.role !== 'student' }
  return { actor: await requireRole(context, endpoint, actor, await readLiveRole(db, actor, now())), mustCheck: false }
}

/** The actor with the role they hold now, if it is one that the endpoint is for. */
export async function requireRole(
  context: Context,
  endpoint: Endpoint,
  actor: SignedIn,
  role: Role | null,
): Promise<SignedIn> {
  if (role === null) return denyVisitor(context, endpoint)
  const current = { ...actor, role }
  return endpoint.access.includes(role) ? current : denyRole(context, endpoint, current)
}
