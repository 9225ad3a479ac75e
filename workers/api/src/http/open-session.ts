import { readBookmark } from '@kere/contracts/accounts/fresh-cookie'
import type { Endpoint } from '@kere/contracts/http/endpoint'

/** The readers of an isolate share one session, so that none of them sees an older state than another has seen. */
const ofReaders = new WeakMap<D1Database, D1DatabaseSession>()

/**
 * Opens a D1 session. Reads may be answered by a replica that lags behind the primary. A caller who has written
 * something sends a bookmark, and is answered by a replica that has reached it, or by the primary. All writes go to the
 * primary.
 */
export function openSession(
  d1: D1Database,
  { method, access, maxAgeSeconds }: Endpoint,
  cookies: string | undefined,
): D1DatabaseSession {
  if (method !== 'GET') return d1.withSession('first-primary')
  const bookmark = readBookmark(cookies)
  if (bookmark !== null) return d1.withSession(bookmark)
  // A link in an email may point to a row that no replica has yet, and its reader has no bookmark.
  if (access === 'public' && !maxAgeSeconds) return d1.withSession('first-primary')
  let session = ofReaders.get(d1)
  if (!session) ofReaders.set(d1, (session = d1.withSession('first-unconstrained')))
  return session
}
