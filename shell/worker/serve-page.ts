import { renderChrome, renderUnavailable } from '#render-chrome'
import { readTheme, type Boot, type BootRemote, type TrustedFile } from '@kere/platform/boot'
import type { RenderResult } from '@kere/platform/border'
import { noticeCookie, readNotice } from '@kere/platform/notices'
import type { PageMeta } from '@kere/platform/page'
import { hasPage, liveRemotes, releaseFolder, type LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from './env.ts'
import { guard, openRemotes, type OpenRemote } from './guard.ts'
import { writeDocument } from './page-document.ts'
import { readRegistry } from './read-registry.ts'
import { readVisitor, type Visitor } from './read-visitor.ts'
import { renderPage } from './render-page.ts'
import { readTemplate, type ShellTemplate } from './shell-template.ts'
import { readBucket } from './visitor-bucket.ts'

/** Answers an address with the whole page of the remote that owns it, or with the way to where the visitor may go. */
export async function servePage(request: Request, env: ShellEnv): Promise<Response> {
  const url = new URL(request.url)
  const tidy = tidyPath(url.pathname)
  if (tidy !== url.pathname) return movedTo(tidy + url.search)
  const cookies = request.headers.get('cookie') ?? ''
  const [registry, template, visitor] = await Promise.all([
    readRegistry(env, url.origin),
    readTemplate(env, url.origin),
    readVisitor(request, env),
  ])

  const { bucket, setCookie } = readBucket(cookies)
  const live = liveRemotes(registry, bucket)
  const verdict = guard(live, visitor.session, url)
  // Nobody is sent to sign in for a session that could only not be renewed: they are told to try again.
  if (verdict.kind === 'redirect' && !visitor.isUnknown) {
    const notice = verdict.notice ? [noticeCookie(verdict.notice)] : []
    return redirect(verdict.to, [...visitor.setCookies, ...notice])
  }

  const owner = verdict.kind === 'open' ? verdict.owner : null
  const { session } = visitor
  const rendered = owner && (await renderPage(env, owner, { path: url.pathname, search: url.search, session }))
  const remotes = openRemotes(live, session)
  const boot = writeBoot({ cookies, template, visitor, owner, rendered, remotes })
  const { html, policy } = await writeDocument({
    origin: url.origin,
    meta: rendered?.meta ?? { ...unknownPage, canonical: url.pathname },
    boot,
    css: template.css,
    fonts: template.fonts,
    remote: owner && { name: owner.name, css: trustedFiles(owner, owner.release.css), html: rendered?.html ?? null },
    unavailable: renderUnavailable(
      url.pathname + url.search,
      owner && !owner.release.server ? 'needs_script' : 'not_built',
    ),
    integrity: Object.assign({}, ...remotes.map(integrityOf)) as Record<string, string>,
    ...renderChrome({
      path: url.pathname,
      owns: (pathname) => hasPage(boot.remotes, pathname),
      theme: boot.theme,
      session,
      year: boot.year,
    }),
  })

  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // The page depends on cookies, which caches in front of a worker do not look at. A visitor's is kept for going back.
    'cache-control': session.user ? 'private, no-store' : 'private, no-cache',
    vary: 'cookie',
  })
  const hasTrial = Object.values(registry.remotes).some(({ canary }) => canary !== null)
  const setCookies = [
    ...visitor.setCookies,
    ...(setCookie && hasTrial ? [setCookie] : []),
    ...(boot.notice ? [noticeCookie(null)] : []),
  ]
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(html, { status: pageStatus(owner, rendered), headers })
}

/** One address a page: no doubled slash, which could pass for another site's, and none at the end. */
const tidyPath = (pathname: string) => pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

const movedTo = (location: string) =>
  new Response(null, { status: 308, headers: { location, 'cache-control': 'private, no-store' } })

interface BootParts {
  cookies: string
  template: ShellTemplate
  visitor: Visitor
  owner: LiveRemote | null
  rendered: RenderResult | null
  remotes: readonly OpenRemote[]
}

function writeBoot({ cookies, template, visitor, owner, rendered, remotes }: BootParts): Boot {
  return {
    entry: template.entry,
    preloads: [
      ...template.preloads.map((href) => ({ href })),
      ...(owner ? trustedFiles(owner, owner.release.preloads) : []),
    ],
    remotes: remotes.map(describeRemote),
    session: visitor.session,
    sessionExpiresAt: visitor.sessionExpiresAt,
    notice: readNotice(cookies),
    theme: readTheme(cookies),
    year: new Date().getFullYear(),
    rendered: rendered?.data ?? null,
  }
}

function pageStatus(owner: LiveRemote | null, rendered: RenderResult | null) {
  if (!owner) return 503
  return rendered?.status ?? 200
}

function redirect(location: string, setCookies: readonly string[]) {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

function describeRemote(remote: OpenRemote): BootRemote {
  const { name, release, releaseName, patterns } = remote
  return {
    name,
    contract: release.contract,
    entry: releaseFolder(name, releaseName) + release.entry,
    css: trustedFiles(remote, release.css),
    patterns,
  }
}

const trustedFiles = ({ name, releaseName, release }: LiveRemote, paths: readonly string[]): TrustedFile[] =>
  paths.map((path) => ({ href: releaseFolder(name, releaseName) + path, integrity: release.files[path]! }))

/** For the import map: every script of the remote, also those that only a later navigation loads. */
function integrityOf(remote: LiveRemote) {
  const scripts = Object.keys(remote.release.files).filter(
    (path) => path.endsWith('.js') && path !== remote.release.server,
  )
  return Object.fromEntries(trustedFiles(remote, scripts).map(({ href, integrity }) => [href, integrity]))
}

/** The head of a page that only the browser can render: it is no page for search engines now. */
const unknownPage: Omit<PageMeta, 'canonical'> = {
  title: '',
  description: 'Field learning for people repairing water, energy and soil.',
  breadcrumbs: [],
  noindex: true,
}
