import { renderChrome, renderNotice, renderRefusal, renderUnavailable } from '#render-chrome'
import { courseCategories } from '@kere/contracts/course-options'
import type { Boot, BootRemote, Theme, TrustedFile } from '@kere/platform/boot'
import type { RenderResult } from '@kere/platform/border'
import type { NoticeCode } from '@kere/platform/notices'
import type { PageMeta } from '@kere/platform/page'
import type { Submission } from '@kere/platform/submission'
import { hasPage, isPageOf, patternsWhere, releaseFolder, type LiveRemote } from '@kere/platform/routing'
import type { ShellEnv } from './env.ts'
import { providerOrigin } from './google-sign-in.ts'
import { openRemotes, type OpenRemote } from './guard.ts'
import { writeDocument } from './page-document.ts'
import type { Visitor } from './read-visitor.ts'
import { renderPage } from './render-page.ts'
import type { ShellTemplate } from './shell-template.ts'

const inboxPath = '/_mail'

export interface PageSubject {
  url: URL
  template: ShellTemplate
  visitor: Visitor
  live: readonly LiveRemote[]
  owner: OpenRemote | null
  theme: Theme
  notice: NoticeCode | null
  submission: Submission | null
}

export interface ComposedPage {
  response: Response
  /** Nothing failed: every other visitor would get the same. */
  isWhole: boolean
}

export async function composePage(env: ShellEnv, subject: PageSubject): Promise<ComposedPage> {
  const { url, template, visitor, live, owner, submission } = subject
  const { session } = visitor
  const inbox = env.LOCAL_INBOX ? inboxPath : null
  const { accessToken } = visitor
  const asked = { path: url.pathname, search: url.search, session, submission, inbox, accessToken }
  const rendered = owner && (await renderPage(env, owner, asked))
  const remotes = openRemotes(live, session)
  const boot = writeBoot(subject, { rendered, remotes, inbox })
  const { html, policy } = await writeDocument({
    origin: url.origin,
    meta: rendered?.meta ?? { ...unknownPage, canonical: url.pathname },
    boot,
    css: template.css,
    fonts: template.fonts,
    remote: owner && { name: owner.name, css: trustedFiles(owner, owner.release.css), html: rendered?.html ?? null },
    unavailable: submission
      ? renderRefusal(submission)
      : renderUnavailable(url.pathname + url.search, owner && !owner.release.server ? 'needs_script' : 'not_built'),
    notice: subject.notice && renderNotice(subject.notice),
    formTarget: providerOrigin(env),
    integrity: owner ? integrityOf(owner) : {},
    ...renderChrome({
      path: url.pathname,
      isFocused: isPageOf(boot.remotes, 'focused', url.pathname),
      owns: (pathname) => hasPage(boot.remotes, pathname),
      theme: boot.theme,
      session,
      year: boot.year,
      subjects: boot.subjects,
    }),
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // The page depends on cookies, which caches in front of a worker do not look at. A visitor's is kept for going back.
    'cache-control': session.user || session.registeredEmail || submission ? 'private, no-store' : 'private, no-cache',
    vary: 'cookie',
    // For whom the browser's own worker keeps it.
    ...(session.user && isPageOf(boot.remotes, 'offline', url.pathname) && { 'x-keep-for': session.user.id }),
    ...(submission?.problem.retryAfterSeconds && { 'retry-after': String(submission.problem.retryAfterSeconds) }),
  }
  const status = submission?.problem.status ?? (owner ? (rendered?.status ?? 200) : 503)
  return { response: new Response(html, { status, headers }), isWhole: status === 200 && boot.rendered !== null }
}

function writeBoot(
  { template, visitor, owner, theme, notice, submission }: PageSubject,
  { rendered, remotes, inbox }: { rendered: RenderResult | null; remotes: readonly OpenRemote[]; inbox: string | null },
): Boot {
  return {
    entry: template.entry,
    preloads: [
      ...template.preloads.map((href) => ({ href })),
      ...(owner ? trustedFiles(owner, owner.release.preloads) : []),
    ],
    remotes: remotes.map(describeRemote),
    session: visitor.session,
    sessionExpiresAt: visitor.sessionExpiresAt,
    inbox,
    notice,
    theme,
    year: new Date().getFullYear(),
    subjects: courseCategories,
    rendered: rendered?.data ?? null,
    submission,
  }
}

function describeRemote(remote: OpenRemote): BootRemote {
  const { name, release, releaseName, patterns } = remote
  return {
    name,
    contract: release.contract,
    entry: releaseFolder(name, releaseName) + release.entry,
    css: trustedFiles(remote, release.css),
    patterns,
    focused: patternsWhere(release.routes, patterns, 'isFocused'),
    offline: patternsWhere(release.routes, patterns, 'offline'),
  }
}

const trustedFiles = ({ name, releaseName, release }: LiveRemote, paths: readonly string[]): TrustedFile[] =>
  paths.map((path) => ({ href: releaseFolder(name, releaseName) + path, integrity: release.files[path]! }))

/** For the import map: a later navigation's files have been checked by the edge, so that no page grows with its remote. */
const integrityOf = (owner: LiveRemote) =>
  Object.fromEntries(trustedFiles(owner, owner.release.preloads).map(({ href, integrity }) => [href, integrity]))

/** Only the browser can render it: no page for search engines now. */
const unknownPage: Omit<PageMeta, 'canonical'> = {
  title: '',
  description: 'Field learning for people repairing water, energy and soil.',
  breadcrumbs: [],
  noindex: true,
}
