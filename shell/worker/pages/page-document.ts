import { product } from '@kere/brand/brand'
import type { Language } from '@kere/brand/language'
import { pageIds, type PageBar } from '@kere/platform/boot'
import type { Theme } from '@kere/platform/theme'
import type { PageMeta } from '@kere/platform/page'
import { loaderScript } from './loader-script.ts'
import { pictureSize } from '../sharing/canvas.ts'
import { watchScript } from '../watch/watch-script.ts'
import { joinBytes, toBytes } from './page-bytes.ts'
import type { PageChrome } from './read-chrome.ts'
import type { ShellTemplate } from './shell-template.ts'

export interface HeadParts {
  origin: string
  meta: PageMeta
  /** The title with the product's name, as the browser's tab shows it. */
  title: string
  picture: string
  importMap: string
  alternates: readonly { hreflang: string; path: string }[]
}

export interface PageContent {
  status: number
  head: Uint8Array
  body: Uint8Array
  /** The JSON with which the browser hydrates the page; null if the browser has to render it. */
  data: Uint8Array | null
  isForVisitor: boolean
  /** The path that a 308 redirects to. */
  movedTo: string | null
}

export interface DocumentParts {
  language: Language
  theme: Theme
  isLowData: boolean
  chrome: PageChrome
  /** The banner that asks for consent; null if nothing is counted. */
  consent: string | null
  styles: Uint8Array
  notice: string | null
  bar: PageBar | null
  content: PageContent
  boot: string
  isWatched: boolean
}

export function writeDocument({
  language,
  theme,
  isLowData,
  chrome,
  consent,
  styles,
  notice,
  bar,
  content,
  boot,
  isWatched,
}: DocumentParts): Uint8Array {
  const themed = theme === 'system' ? '' : ` data-theme="${theme}"`
  return joinBytes([
    `<!doctype html><html lang="${language}"${themed}${isLowData ? ' data-low-data' : ''}><head>`,
    content.head,
    styles,
    `</head><body data-layout="${chrome.layout}">${consent === null ? '' : writeConsent(consent)}${bar ? writeBar(bar) : ''}<div id="${pageIds.header}" data-app="shell">`,
    chrome.header,
    `</div><main id="${pageIds.content}" tabindex="-1">${writeNotice(notice)}`,
    isLowData ? withLazyPictures(content.body) : content.body,
    `</main><div id="${pageIds.footer}" data-app="shell">`,
    chrome.footer,
    `</div><div id="${pageIds.overlays}" data-app="shell"></div><script type="application/json" id="${pageIds.boot}">`,
    boot,
    ...(content.data ? [dataStart, content.data] : []),
    isWatched ? watchedEnd : end,
  ])
}

/** A picture that styles hide is not loaded if it is lazy. React asks for the others ahead. */
const withLazyPictures = (body: Uint8Array) =>
  toBytes(
    new TextDecoder()
      .decode(body)
      .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
      .replaceAll(/<img (?![^>]*loading="lazy")/g, '<img loading="lazy" '),
  )

const dataStart = toBytes(`</script><script type="application/json" id="${pageIds.data}">`)

const writeEnd = (scripts: readonly string[]) =>
  toBytes(`</script>${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`)

const end = writeEnd([loaderScript])

const watchedEnd = writeEnd([watchScript, loaderScript])

/**
 * The banner is hidden until the loader shows it, because the page is cached for everybody. Without a script, nothing
 * is counted and nobody is asked.
 */
const writeConsent = (banner: string) => `<div id="${pageIds.consent}" data-app="shell" hidden>${banner}</div>`

/** The bar's script runs after everything that renders the page. A preview can be left without scripts too. */
const writeBar = ({ script, until }: PageBar) =>
  `<script type="module" src="${script}" fetchpriority="low"></script>${until === null ? '' : leaveWithoutScript}`

const leaveWithoutScript =
  '<noscript><form method="post" action="/_preview/end"><button type="submit">End preview</button></form></noscript>'

const writeNotice = (notice: string | null) =>
  notice ? `<noscript><div data-app="shell" role="status">${notice}</div></noscript>` : ''

/**
 * Links that Cloudflare may send as early hints. They contain the shell's code only if the page cannot be painted
 * without it, because it would delay the paint.
 */
export const writeLinks = ({ fonts, entry }: Pick<ShellTemplate, 'fonts' | 'entry'>, { data }: PageContent) =>
  [
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...(data ? [] : [`<${entry}>; rel=modulepreload`]),
  ].join(', ')

/** The head depends only on a page's content and its release, so it is cached with them. */
export function writeHead({ origin, meta, title: written, picture, importMap, alternates }: HeadParts) {
  const title = escape(written)
  const description = escape(meta.description)
  const canonical = escape(origin + meta.canonical)
  const jsonLd = [breadcrumbList(meta, origin), ...structuredData(meta, origin)].filter((node) => node !== null)
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script type="importmap">${importMap}</script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${canonical}">`,
    ...alternates.map(
      ({ hreflang, path }) => `<link rel="alternate" hreflang="${hreflang}" href="${escape(origin + path)}">`,
    ),
    meta.noindex ? '<meta name="robots" content="noindex">' : '',
    ...(meta.feeds ?? []).map(
      ({ title: name, path }) =>
        `<link rel="alternate" type="application/${path.includes('.json') ? 'feed+json' : 'rss+xml'}" title="${escape(name)}" href="${escape(origin + path)}">`,
    ),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12242a" media="(prefers-color-scheme: dark)">',
    `<meta property="og:site_name" content="${product}"><meta property="og:type" content="${typeOf(meta)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonical}"><meta property="og:image" content="${escape(origin + picture)}">`,
    `<meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${pictureSize.width}">`,
    `<meta property="og:image:height" content="${pictureSize.height}"><meta property="og:image:alt" content="${title}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    jsonLd.length > 0
      ? `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>`
      : '',
  ].join('')
}

const types: Readonly<Record<string, string>> = { BlogPosting: 'article', ProfilePage: 'profile' }

const typeOf = ({ jsonLd = [] }: PageMeta) =>
  jsonLd.flatMap((node) => ('@type' in node && types[String(node['@type'])]) || [])[0] ?? 'website'

/**
 * Each node gets the page's address and picture unless it has its own. Addresses are absolute, because the programs
 * that read them require that.
 */
const structuredData = ({ jsonLd = [], canonical, image }: PageMeta, origin: string) =>
  jsonLd.map((node) => withOrigin({ url: canonical, ...(image && { image }), ...node }, origin))

const addresses: ReadonlySet<string> = new Set(['url', 'image', 'logo'])

function withOrigin(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withOrigin(each, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) =>
      addresses.has(key) && typeof each === 'string' && each.startsWith('/')
        ? [key, origin + each]
        : [key, withOrigin(each, origin)],
    ),
  )
}

function breadcrumbList({ breadcrumbs }: PageMeta, origin: string) {
  if (breadcrumbs.length === 0) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)

/** Makes JSON that cannot end its script element. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
