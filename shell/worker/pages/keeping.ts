import type { Session } from '@kere/platform/border'
import { describePage, type LiveRemote } from '@kere/platform/routing'
import type { OpenRemote } from './guard.ts'
import type { PageSubject } from './page-subject.ts'

interface KeptUnder {
  key: string
  lifeMs: number
}

/**
 * The rules for caching a page and its parts. Each returns a name that contains everything on which the content
 * depends, or null if it belongs to one request.
 */
export const keeping = {
  /**
   * Caches whole pages for visitors without a notice. The edge's cache only stores pages without a search, because
   * anybody can invent values; the isolate's memory has limits for those.
   */
  page(subject: PageSubject): (KeptUnder & { isShared: boolean }) | null {
    const { url, template, live, theme, isLowData, notice, visitor, watch, bar, hasSheets } = subject
    const address = isForVisitors(visitor) && notice === null && bar === null ? keptAddress(subject) : null
    if (address === null) return null
    const asked = [watch ? 'watched' : '', hasSheets ? 'linked' : '', isLowData ? 'low' : '']
    const made = [url.origin, theme, template.entry, namesOf(live), ...asked]
    return { key: nameOf(made, address), lifeMs: pageLifeMs, isShared: url.search === '' }
  },

  /** Caches a page without its frame, if its route is the same for everybody. */
  content(subject: PageSubject): (KeptUnder & { owner: OpenRemote }) | null {
    const { url, template, owner, pattern } = subject
    const address = keptAddress(subject)
    if (!owner || address === null) return null
    const { maxAgeSeconds } = describePage(owner.release.routes, pattern)
    if (maxAgeSeconds === 0) return null
    const made = [url.origin, template.entry, namesOf([owner])]
    return { key: nameOf(made, address), lifeMs: maxAgeSeconds * 1000, owner }
  },

  /** The frame never expires, because its name contains everything on which it depends. */
  chrome({ language, path, isFocused, theme, year, session, asksConsent, live }: ChromeSubject): string {
    return JSON.stringify([language, path, isFocused, theme, year, session, asksConsent, namesOf(live)])
  },
}

/** The longest time until visitors see something new, counted from the reading of a page's data. */
const pageLifeMs = 30_000

export interface ChromeSubject extends Pick<PageSubject, 'language' | 'path' | 'theme' | 'live'> {
  isFocused: boolean
  session: Session
  year: number
  asksConsent: boolean
}

/**
 * Returns null if nothing may be cached, for example because the search has a parameter that the route does not declare
 * for caching.
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

/** True if the page is the same for every visitor: no session, nothing renewed or cleared, no recent registration. */
const isForVisitors = ({ session, accessToken, setCookies, isUnknown }: PageSubject['visitor']) =>
  session.user === null && !session.registeredEmail && accessToken === null && setCookies.length === 0 && !isUnknown

const namesOf = (remotes: readonly LiveRemote[]) =>
  remotes.map(({ name, releaseName }) => `${name}@${releaseName}`).join(',')

const nameOf = (made: readonly string[], address: string) => made.map(encodeURIComponent).join('/') + address
