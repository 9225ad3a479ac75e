import { renderChrome, renderUnavailable } from '#render-chrome'
import { readTheme, type Boot, type BootRemote, type TrustedFile } from '@kere/platform/boot'
import type { RenderResult, Session } from '@kere/platform/border'
import type { PageMeta } from '@kere/platform/page'
import { findOwner, hasPage, liveRemotes, openRoutes, releaseFolder, type LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from './env.ts'
import { writeDocument } from './page-document.ts'
import { readRegistry } from './read-registry.ts'
import { renderPage } from './render-page.ts'
import { readTemplate } from './shell-template.ts'

/** Nobody can sign in yet: every page is a visitor's. */
const visitor: Session = { user: null }

type OpenRemote = LiveRemote & { patterns: readonly string[] }

/** Answers an address with the whole page of the remote that owns it. */
export async function servePage(request: Request, env: ShellEnv): Promise<Response> {
  const url = new URL(request.url)
  const [registry, template] = await Promise.all([readRegistry(env, url.origin), readTemplate(env, url.origin)])
  const remotes: OpenRemote[] = liveRemotes(registry)
    .map((remote) => ({ ...remote, patterns: openRoutes(remote, visitor) }))
    .filter(({ patterns }) => patterns.length > 0)
  const owner = findOwner(remotes, url.pathname)?.remote ?? null

  const rendered = owner && (await renderPage(env, owner, { path: url.pathname, search: url.search, session: visitor }))
  const bootRemotes = remotes.map(describeRemote)
  const boot: Boot = {
    entry: template.entry,
    preloads: [...template.preloads.map((href) => ({ href })), ...(owner ? trustedFiles(owner, owner.release.preloads) : [])],
    remotes: bootRemotes,
    session: visitor,
    theme: readTheme(request.headers.get('cookie') ?? ''),
    year: new Date().getFullYear(),
    rendered: rendered?.data ?? null,
  }

  const { theme, session, year } = boot
  const owns = (pathname: string) => hasPage(boot.remotes, pathname)
  const { html, policy } = await writeDocument({
    origin: url.origin,
    meta: rendered?.meta ?? unknownPage(url.pathname),
    boot,
    css: template.css,
    fonts: template.fonts,
    remote: owner && { name: owner.name, css: trustedFiles(owner, owner.release.css), html: rendered?.html ?? null },
    unavailable: renderUnavailable(url.pathname + url.search),
    integrity: Object.assign({}, ...remotes.map(integrityOf)) as Record<string, string>,
    ...renderChrome({ path: url.pathname, owns, theme, session, year }),
  })
  return new Response(html, {
    status: pageStatus(owner, rendered),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // The page depends on cookies, which caches in front of a worker do not look at. Not `no-store`: back stays instant.
      'cache-control': 'private, no-cache',
      vary: 'cookie',
    },
  })
}

function pageStatus(owner: LiveRemote | null, rendered: RenderResult | null) {
  if (!owner) return 503
  return rendered?.status ?? 200
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
  const scripts = Object.keys(remote.release.files).filter((path) => path.endsWith('.js') && path !== remote.release.server)
  return Object.fromEntries(trustedFiles(remote, scripts).map(({ href, integrity }) => [href, integrity]))
}

/** The head of a page that the browser will render: only the address is known. */
const unknownPage = (pathname: string): PageMeta => ({
  title: '',
  description: 'Field learning for people repairing water, energy and soil.',
  canonical: pathname,
  breadcrumbs: [],
})
