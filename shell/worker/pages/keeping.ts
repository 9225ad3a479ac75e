import type { Session } from '@kere/platform/border'
import { describePage, type LiveRemote } from '@kere/platform/routing'
import type { OpenRemote } from './guard.ts'
import type { PageSubject } from './page-subject.ts'

/** Longer searches would only push other pages out. */
const longestSearch = 200

interface KeptUnder {
  key: string
  lifeMs: number
}

/** All that is kept of a page. A name holds everything that the kept differs by; null is for what one request alone gets. */
export const keeping = {
  /** Whole pages: of visitors, with nothing to say once. */
  page(subject: PageSubject): KeptUnder | null {
    const { url, template, live, theme, notice, visitor, watch } = subject
    if (!isForVisitors(visitor) || notice !== null || !canBeKept(subject)) return null
    const watched = watch ? Object.keys(watch.remotes).join(',') : ''
    const made = [url.origin, theme, template.entry, namesOf(live), watched]
    return { key: nameOf(made, url), lifeMs: pageLifeMs }
  },

  /** Without its chrome, where its route is the same for everybody. */
  content(subject: PageSubject): (KeptUnder & { owner: OpenRemote }) | null {
    const { url, template, owner, pattern } = subject
    if (!owner || !canBeKept(subject)) return null
    const { maxAgeSeconds } = describePage(owner.release.routes, pattern)
    if (maxAgeSeconds === 0) return null
    const made = [url.origin, template.entry, namesOf([owner])]
    return { key: nameOf(made, url), lifeMs: maxAgeSeconds * 1000, owner }
  },

  /** For good, named by all that it is made of. */
  chrome({ path, isFocused, theme, year, session, asksConsent, live }: ChromeSubject): string {
    return JSON.stringify([path, isFocused, theme, year, session, asksConsent, namesOf(live)])
  },
}

/** How late something new may show to visitors: from when a page's data was read. */
const pageLifeMs = 30_000

export interface ChromeSubject extends Pick<PageSubject, 'theme' | 'live'> {
  path: string
  isFocused: boolean
  session: Session
  year: number
  asksConsent: boolean
}

function canBeKept({ method, url, owner, pattern, submission, isFresh, preview }: PageSubject) {
  // A link with a token admits its reader.
  const isSecret = url.searchParams.has('token')
  return (
    method === 'GET' &&
    owner !== null &&
    !describePage(owner.release.routes, pattern).isNeverKept &&
    submission === null &&
    !isFresh &&
    preview === null &&
    !isSecret &&
    url.search.length <= longestSearch
  )
}

/** Not signed in, nothing renewed or cleared, no registration a moment ago. */
const isForVisitors = ({ session, accessToken, setCookies, isUnknown }: PageSubject['visitor']) =>
  session.user === null && !session.registeredEmail && accessToken === null && setCookies.length === 0 && !isUnknown

const namesOf = (remotes: readonly LiveRemote[]) =>
  remotes.map(({ name, releaseName }) => `${name}@${releaseName}`).join(',')

const nameOf = (made: readonly string[], { pathname, search }: URL) =>
  made.map(encodeURIComponent).join('/') + pathname + search
