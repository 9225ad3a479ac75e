import { readBookmark } from '@kere/contracts/accounts/fresh-cookie'
import type { Endpoint } from '@kere/contracts/http/endpoint'

/** The readers of an isolate share one session: what one of them has seen, no other sees older. */
const ofReaders = new WeakMap<D1Database, D1DatabaseSession>()

/**
 * Reads may be answered by a replica, which lags behind the primary. Whoever has written something brings the bookmark of
 * it, and gets a replica that has it, or the primary. All writes go to the primary.
 */
export function openSession(
  d1: D1Database,
  { method, access, maxAgeSeconds }: Endpoint,
  cookies: string | undefined,
): D1DatabaseSession {
  if (method !== 'GET') return d1.withSession('first-primary')
  const bookmark = readBookmark(cookies)
  if (bookmark !== null) return d1.withSession(bookmark)
  // The row of a link may be younger than any replica, and whoever opens it has written nothing.
  if (access === 'public' && !maxAgeSeconds) return d1.withSession('first-primary')
  let session = ofReaders.get(d1)
  if (!session) ofReaders.set(d1, (session = d1.withSession('first-unconstrained')))
  return session
}
