import { asksFresh, readBookmark } from '@kere/contracts/accounts/fresh-cookie'
import { readAddress } from '@kere/brand/language'
import { readHeldSheets } from '@kere/platform/held-sheets'
import { asksForLessData } from '@kere/platform/low-data'
import { describePage, hasPage } from '@kere/platform/routing'
import { readTheme } from '@kere/platform/theme'
import { noticeCookie, readNotice } from '@kere/platform/notices'
import type { Submission } from '@kere/platform/submission'
import { readBar } from '../bar/developer-bar.ts'
import { writePlace } from '../bar/write-place.ts'
import { chosenLanguage, pageIn } from './choose-language.ts'
import { composePage } from './compose-page.ts'
import type { ShellEnv } from '../env.ts'
import { resumeIntent } from '../forms/intent.ts'
import { guard, isWayIn, openRemotes, type OpenRemote } from './guard.ts'
import { liveForReader } from '../preview/live-for-reader.ts'
import { keepPage } from './page-cache.ts'
import { nameRoute } from '../http/log-request.ts'
import { spanOf } from '../http/own-request.ts'
import type { PageSubject } from './page-subject.ts'
import { trustedFiles } from './page-trust.ts'
import { readRegistry } from '../releases/read-registry.ts'
import { readVisitor, type Visitor } from '../sessions/read-visitor.ts'
import { readTemplate, type ShellTemplate } from './shell-template.ts'
import { watchPage } from '../watch/watch-pages.ts'

export async function servePage(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const url = new URL(request.url)
  const tidy = tidyPath(url.pathname)
  if (tidy !== url.pathname) return redirect(308, tidy + url.search, [])
  return servePageAt(request, env, context, { url, asking: readVisitor(request, env), submission: null })
}

interface Refused {
  submission: Submission
  visitor: Visitor
}

export const serveSubmission = (
  request: Request,
  env: ShellEnv,
  context: ExecutionContext,
  { submission, visitor }: Refused,
): Promise<Response> =>
  servePageAt(request, env, context, {
    url: new URL(submission.page, request.url),
    asking: Promise.resolve(visitor),
    submission,
  })

interface PageCall {
  url: URL
  asking: Promise<Visitor>
  submission: Submission | null
}

async function servePageAt(
  request: Request,
  env: ShellEnv,
  context: ExecutionContext,
  { url, asking, submission }: PageCall,
): Promise<Response> {
  const beganAt = performance.now()
  const cookies = request.headers.get('cookie') ?? ''
  const [registry, template, visitor] = await Promise.all([
    readRegistry(env, url.origin, context),
    readTemplate(env, url.origin, context),
    asking,
  ])

  const reader = { cookies, user: visitor.session.user }
  const { live, setCookie, preview } = await liveForReader(env, registry, reader)
  const { language, path } = readAddress(url.pathname)
  const isOpen = (pathname: string) => hasPage(openRemotes(live, visitor.session), pathname)
  if (url.pathname === '/' && !submission) {
    const home = pageIn(chosenLanguage(request), '/')
    if (home !== '/' && isOpen(home)) return redirect(302, home + url.search, visitor.setCookies)
  }
  const bare = new URL(path + url.search, url)
  const verdict = guard(live, visitor.session, bare, url.pathname + url.search)
  const inLanguage = (to: string) => {
    const address = pageIn(language, to)
    return readAddress(to).language === 'en' && isOpen(address.replace(/[?#].*/, '')) ? address : to
  }
  if (verdict.kind === 'moved') return redirect(308, inLanguage(verdict.to), visitor.setCookies)
  if (verdict.kind === 'open' && language !== 'en' && !isOpen(url.pathname))
    return redirect(302, path + url.search, visitor.setCookies)
  // A session that could not be checked leads to "try again" rather than to signing in.
  if (verdict.kind === 'redirect' && !visitor.isUnknown) {
    const notices = verdict.notice ? [noticeCookie(verdict.notice)] : []
    const resumed = isWayIn(bare) ? await resumeIntent(request, env, { live, visitor, to: verdict.to }) : null
    const setCookies = [...visitor.setCookies, ...notices, ...(resumed?.setCookies ?? [])]
    return redirect(submission ? 303 : 302, inLanguage(resumed?.to ?? verdict.to), setCookies)
  }

  const { owner, pattern } = verdict.kind === 'open' ? verdict : { owner: null, pattern: '*' }
  nameRoute(request, pattern)
  // A reader with a preview does not vote on releases.
  const watched = preview
    ? null
    : await watchPage(env, context, { request, registry, live, owner, session: visitor.session, template })
  const subject: PageSubject = {
    method: request.method,
    url,
    language,
    path,
    template,
    visitor,
    live,
    owner,
    pattern,
    theme: readTheme(cookies),
    isLowData: asksForLessData(request),
    notice: readNotice(cookies),
    submission,
    isFresh: asksFresh(cookies),
    hasSheets: owner !== null && linksSheets(cookies, template, owner, pattern),
    bookmark: readBookmark(cookies),
    preview,
    bar: await readBar(env, { cookies, session: visitor.session, registry, live, preview, template }),
    watch: watched?.page ?? null,
    onRendered: watched?.onRendered ?? null,
    span: spanOf(request),
  }
  const page = await keepPage(subject, context, () => composePage(env, context, subject))
  if (watched) {
    page.headers.append('server-timing', watched.header)
    if (request.method === 'GET' && page.status === 200) watched.onSent()
  }
  if (subject.bar) page.headers.append('server-timing', writePlace(request, beganAt))
  const setCookies = [
    ...visitor.setCookies,
    ...(setCookie ? [setCookie] : []),
    ...(subject.notice ? [noticeCookie(null)] : []),
  ]
  for (const cookie of setCookies) page.headers.append('set-cookie', cookie)
  return page
}

/** A page that the device stores contains its styles, because it can outlive the stylesheets. */
function linksSheets(cookies: string, { sheet }: ShellTemplate, owner: OpenRemote, pattern: string) {
  if (describePage(owner.release.routes, pattern).isOffline) return false
  const held = readHeldSheets(cookies)
  return [sheet, ...trustedFiles(owner, owner.release.css).map(({ href }) => href)].every((each) => held.includes(each))
}

/** Removes double slashes, because a path that begins with them means another site, and the final slash. */
const tidyPath = (pathname: string) => pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

function redirect(status: 302 | 303 | 308, location: string, setCookies: readonly string[]) {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}
