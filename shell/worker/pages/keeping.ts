import type { Session } from '@kere/platform/border'
import { describePage, type LiveRemote } from '@kere/platform/routing'
import type { OpenRemote } from './guard.ts'
import type { PageSubject } from './page-subject.ts'

interface KeptUnder {
  key: string
  lifeMs: number
}

/**
 * Every cached form of a page. A name holds everything that its cached copies differ by; null marks what one request
 * alone gets.
 */
export const keeping = {
  /**
   * Caches whole pages of visitors without a notice. The edge's cache shares only pages without a search: anybody can
   * invent values, which the limits of the isolate's memory bound.
   */
  page(subject: PageSubject): (KeptUnder & { isShared: boolean }) | null {
    const { url, template, live, theme, notice, visitor, watch, bar, hasSheets } = subject
    const address = isForVisitors(visitor) && notice === null && bar === null ? keptAddress(subject) : null
    if (address === null) return null
    const made = [url.origin, theme, template.entry, namesOf(live), watch ? 'watched' : '', hasSheets ? 'linked' : '']
    return { key: nameOf(made, address), lifeMs: pageLifeMs, isShared: url.search === '' }
  },

  /** Caches a page without its frame, where its route is the same for everybody. */
  content(subject: PageSubject): (KeptUnder & { owner: OpenRemote }) | null {
    const { url, template, owner, pattern } = subject
    const address = keptAddress(subject)
    if (!owner || address === null) return null
    const { maxAgeSeconds } = describePage(owner.release.routes, pattern)
    if (maxAgeSeconds === 0) return null
    const made = [url.origin, template.entry, namesOf([owner])]
    return { key: nameOf(made, address), lifeMs: maxAgeSeconds * 1000, owner }
  },

  /** The frame never expires, because its name holds everything it is made of. */
  chrome({ path, isFocused, theme, year, session, asksConsent, live }: ChromeSubject): string {
    return JSON.stringify([path, isFocused, theme, year, session, asksConsent, namesOf(live)])
  },
}

/** Visitors see something new at most this much later, counted from when a page's data was read. */
const pageLifeMs = 30_000

export interface ChromeSubject extends Pick<PageSubject, 'theme' | 'live'> {
  path: string
  isFocused: boolean
  session: Session
  year: number
  asksConsent: boolean
}

/**
 * Null where nothing may be cached, for example when the search has a parameter that its route does not cache pages by.
 */
function keptAddress({ method, url, owner, pattern, submission, isFresh, preview }: PageSubject): string | null {
  if (method !== 'GET' || owner === null || submission !== null || isFresh || preview !== null) return null
  const { isNeverKept, keptBy } = describePage(owner.release.routes, pattern)
  const { pathname, searchParams } = url
  if (isNeverKept || ![...searchParams.keys()].every((name) => keptBy.includes(name))) return null
  const sorted = new URLSearchParams(searchParams)
  sorted.sort()
  return sorted.size === 0 ? pathname : `${pathname}?${sorted.toString()}`
}

/** The page is the same for every visitor: no session, nothing renewed or cleared, no recent registration. */
const isForVisitors = ({ session, accessToken, setCookies, isUnknown }: PageSubject['visitor']) =>
  session.user === null && !session.registeredEmail && accessToken === null && setCookies.length === 0 && !isUnknown

const namesOf = (remotes: readonly LiveRemote[]) =>
  remotes.map(({ name, releaseName }) => `${name}@${releaseName}`).join(',')

const nameOf = (made: readonly string[], address: string) => made.map(encodeURIComponent).join('/') + address
