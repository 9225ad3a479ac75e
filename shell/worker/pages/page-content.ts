import { type Chrome, chromeIn } from './chrome-in.ts'
import { addressIn, type Language, readAddress } from '@kere/brand/language'
import type { PageMeta } from '@kere/platform/page'
import { languagesOf } from '@kere/platform/routing'
import type { ShellEnv } from '../env.ts'
import type { OpenRemote } from './guard.ts'
import { keeping } from './keeping.ts'
import { tooOldId } from './loader-script.ts'
import { createMemory } from '../http/memory.ts'
import { joinBytes, toBytes } from './page-bytes.ts'
import { writeHead, type PageContent } from './page-document.ts'
import type { PageSubject } from './page-subject.ts'
import type { PageTrust } from './page-trust.ts'
import { sharePathOf } from '../sharing/serve-share-picture.ts'
import { renderPage, type Asked, type Rendered } from './render-page.ts'

const memory = createMemory<PageContent>({
  maxBytes: 8_000_000,
  bytesOf: ({ head, body, data }) => head.length + body.length + (data?.length ?? 0),
})

interface ContentCall {
  env: ShellEnv
  context: Pick<ExecutionContext, 'waitUntil'>
  subject: PageSubject
  trust: PageTrust
  inbox: string | null
}

export interface DatedContent {
  content: PageContent
  madeAt: number
}

/** Returns the content of a page. Content that is the same for everybody is rendered for a visitor and cached. */
export async function readContent({ env, context, subject, trust, inbox }: ContentCall): Promise<DatedContent> {
  const { url, visitor, submission, isFresh, bookmark, owner } = subject
  const asked = { path: url.pathname, search: url.search, inbox }
  const kept = keeping.content(subject)
  if (!kept) {
    const { session, accessToken } = visitor
    const call = { ...asked, session, accessToken, submission, bookmark, fresh: isFresh, asBytes: true }
    const madeAt = Date.now()
    const rendered = owner && (await renderPage(env, owner, subject, call))
    return { content: await writeContent(env, subject, trust, rendered), madeAt: madeAt - (rendered?.ageMs ?? 0) }
  }
  // The content has its whole permitted age, because it is not made from an older cached answer.
  const call: Asked = {
    ...asked,
    session: { user: null },
    accessToken: null,
    submission: null,
    bookmark: null,
    fresh: true,
    asBytes: true,
  }
  const make = async () => {
    const rendered = await renderPage(env, kept.owner, subject, call)
    const value = { ...(await writeContent(env, subject, trust, rendered)), isForVisitor: true }
    return { value, isWhole: isWhole(value) }
  }
  const { value: content, madeAt } = await memory.read(kept.key, { lifeMs: kept.lifeMs, context, make })
  return { content, madeAt }
}

export const isWhole = ({ status, data }: Pick<PageContent, 'status' | 'data'>) => status === 200 && data !== null

type ContentSubject = Pick<PageSubject, 'url' | 'language' | 'owner' | 'pattern' | 'submission'>

async function writeContent(
  { ACCESS_TOKEN_SECRET: secret }: ShellEnv,
  { url, language, owner, pattern, submission }: ContentSubject,
  { importMap }: PageTrust,
  rendered: Rendered | null,
): Promise<PageContent> {
  const chrome = await chromeIn(language)
  const unavailable = () =>
    submission
      ? chrome.renderRefusal(submission)
      : chrome.renderUnavailable(
          url.pathname + url.search,
          owner && !owner.release.server ? 'needs_script' : 'not_built',
        )
  const meta = rendered?.meta ?? { ...unknownPage, canonical: url.pathname }
  // The title of an unlisted page may be the reader's own text, such as a search, so it gets no picture.
  const picture = await sharePathOf(meta.noindex ? '' : meta.title, secret)
  const translations = languagesOf(owner?.release.routes ?? [], pattern)
  const alternates = alternatesOf(translations, meta)
  const head = writeHead({
    origin: url.origin,
    meta,
    title: chrome.documentTitle(meta.title),
    picture,
    importMap,
    alternates,
  })
  return {
    status: submission?.problem.status ?? (owner ? (rendered?.status ?? 200) : 503),
    head: toBytes(head),
    body: joinBytes(writeBody(chrome, owner, rendered?.html ?? null, unavailable)),
    data: rendered?.data ? writeData(rendered.data.json) : null,
    isForVisitor: false,
    movedTo: ownPathOf(rendered?.movedTo),
  }
}

/** The same page in every language, for search engines. */
function alternatesOf(translations: readonly Language[], { canonical, noindex }: PageMeta) {
  if (translations.length === 0 || noindex) return []
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(canonical) ?? []
  const { path } = readAddress(pathname)
  return [
    ...(['en', ...translations] as const).map((each) => ({
      hreflang: `${each}-IN`,
      path: addressIn(each, path) + search,
    })),
    { hreflang: 'x-default', path: path + search },
  ]
}

const ownPathOf = (path = '') => (/^\/(?![/\\])/.test(path) ? path : null)

/** An older release answers with a string. */
const writeData = (json: string | Uint8Array) =>
  typeof json === 'string' ? toBytes(json.replaceAll('<', '\\u003c')) : json

/** The loader shows this notice. */
const writeTooOld = ({ renderTooOld }: Chrome) =>
  `<div id="${tooOldId}" data-app="shell" hidden>${renderTooOld()}</div>`

/** If only the browser can render the page, a reader without a script sees a panel. */
function writeBody(chrome: Chrome, owner: OpenRemote | null, html: Rendered['html'] | null, unavailable: () => string) {
  const panel = () => `<div data-app="shell">${unavailable()}</div>`
  if (!owner) return [panel()]
  const withoutScript = html === null ? `<noscript>${panel()}</noscript>${writeTooOld(chrome)}` : ''
  return [`<div data-app="${owner.name}">`, html ?? '', `</div>${withoutScript}`]
}

/** The metadata of a page that only the browser can render, so search engines get none. */
const unknownPage: Omit<PageMeta, 'canonical'> = {
  title: '',
  description: 'Field learning for people repairing water, energy and soil.',
  breadcrumbs: [],
  noindex: true,
}
