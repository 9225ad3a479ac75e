import type { Language } from '@kere/brand/language'
import type { PageBoot, Tag } from '@kere/platform/boot'
import { describePage, pathIn } from '@kere/platform/routing'
import { remotesPath } from '../releases/answer-remotes.ts'
import type { ShellEnv } from '../env.ts'
import { providerOrigin } from '../sessions/google-sign-in.ts'
import { chromeIn, consentIn } from './chrome-in.ts'
import { isWhole, readContent } from './page-content.ts'
import { escapeJson, writeDocument, writeLinks, type PageContent } from './page-document.ts'
import type { PageSubject } from './page-subject.ts'
import { readTrust, trustedFiles } from './page-trust.ts'
import { readChrome, subjects } from './read-chrome.ts'
import { readTag } from './read-tag.ts'

const inboxPath = '/_mail'

/** A page as plain data, so that a request can send what another has made. */
export interface WrittenPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: Uint8Array
  /** True if nothing failed, so that every other visitor would get the same page. */
  isWhole: boolean
  /** The time at which the page's data were read. */
  madeAt: number
}

export async function composePage(
  env: ShellEnv,
  context: Pick<ExecutionContext, 'waitUntil'>,
  subject: PageSubject,
): Promise<WrittenPage> {
  const { url, language, path, visitor, live, owner, pattern, theme, isLowData, notice, submission, bar, hasSheets } =
    subject
  const { session } = visitor
  const inbox = env.LOCAL_INBOX ? inboxPath : null
  const tag = readTag(env, visitor)
  const asksConsent = tag !== null
  const year = new Date().getFullYear()
  const { isFocused, isOffline } = describePage(owner?.release.routes ?? [], pattern)
  const trust = await readTrust(env, subject, providerOrigin(env))
  const { content, madeAt } = await readContent({ env, context, subject, trust, inbox })
  if (content.movedTo !== null) return moved(content.movedTo + url.search, madeAt)
  const { renderNotice } = await chromeIn(language)
  const body = writeDocument({
    language,
    theme,
    isLowData,
    chrome: await readChrome({ language, path, isFocused, theme, session, year, asksConsent, live }),
    consent: asksConsent ? await consentIn(language) : null,
    styles: hasSheets ? trust.linkedStyles : trust.styles,
    bar,
    notice: notice && renderNotice(notice),
    content,
    boot: escapeJson(bootOf(subject, { content, inbox, tag, year })),
    isWatched: subject.watch !== null,
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': trust.policyFor(tag, subject.watch !== null),
    link: writeLinks(
      { fonts: isLowData ? [] : subject.template.fonts, entry: scriptIn(language, subject.template.entry) },
      content,
    ),
    // Caches in front of a worker ignore cookies, on which the page depends, so only a visitor's browser may store it,
    // for going back.
    'cache-control':
      session.user || session.registeredEmail || submission || bar ? 'private, no-store' : 'private, no-cache',
    vary: `cookie, save-data${url.pathname === '/' ? ', accept-language' : ''}`,
    ...(session.user && isOffline && !bar && { 'x-keep-for': session.user.id }),
    ...(submission?.problem.retryAfterSeconds && { 'retry-after': String(submission.problem.retryAfterSeconds) }),
  }
  return { status: content.status, headers, body, isWhole: isWhole(content), madeAt }
}

/** The shell has a copy of each script for every language, beside the English ones. */
const scriptIn = (language: Language, address: string) =>
  address.replace(/^\/assets\//, `/assets/${pathIn(language, '')}`)

const moved = (location: string, madeAt: number): WrittenPage => ({
  status: 308,
  headers: { location, 'cache-control': 'private, no-store' },
  body: new Uint8Array(),
  isWhole: false,
  madeAt,
})

interface Written {
  content: PageContent
  inbox: string | null
  tag: Tag | null
  year: number
}

function bootOf(
  { template, language, visitor, live, owner, theme, notice, submission, watch, bar }: PageSubject,
  { content, inbox, tag, year }: Written,
): PageBoot {
  const { session, sessionExpiresAt } = visitor
  const preloads = [
    ...template.preloads.map((href) => ({ href: scriptIn(language, href) })),
    ...(owner
      ? trustedFiles(
          owner,
          owner.release.preloads.map((path) => pathIn(language, path)),
        )
      : []),
  ]
  return {
    entry: scriptIn(language, template.entry),
    sheet: template.sheet,
    preloads,
    remotes: remotesPath(live, session),
    session,
    sessionExpiresAt,
    inbox,
    tag,
    notice,
    theme,
    year,
    subjects,
    submission,
    ...(watch && { watch }),
    ...(bar && { bar }),
    rendered: content.data && { isForVisitor: content.isForVisitor },
  }
}
