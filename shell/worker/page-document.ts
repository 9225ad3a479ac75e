import { heroMapPath } from '@kere/brand/art-paths'
import { product } from '@kere/brand/brand'
import { pageIds, type Boot, type TrustedFile } from '@kere/platform/boot'
import type { PageMeta } from '@kere/platform/page'
import type { Layout } from '../src/chrome/layout.ts'
import { documentTitle } from '../src/document-title.ts'
import { loaderScript } from './loader-script.ts'
import { hashForPolicy, pagePolicy } from './security-headers.ts'

export interface PageParts {
  origin: string
  meta: PageMeta
  boot: Boot
  css: readonly string[]
  fonts: readonly string[]
  /** `null` where only the browser can render it. */
  remote: { name: string; css: readonly TrustedFile[]; html: string | null } | null
  unavailable: string
  notice: string | null
  formTarget: string
  integrity: Readonly<Record<string, string>>
  layout: Layout
  header: string
  footer: string
}

export interface PageDocument {
  html: string
  policy: string
}

export async function writeDocument(parts: PageParts): Promise<PageDocument> {
  const { boot, layout, header, footer } = parts
  const importMap = JSON.stringify({ integrity: parts.integrity })
  const policy = pagePolicy([await hashForPolicy(importMap), await hashForPolicy(loaderScript)], parts.formTarget)
  const theme = boot.theme === 'system' ? '' : ` data-theme="${boot.theme}"`

  const html = `<!doctype html><html lang="en"${theme}><head>${writeHead(parts, importMap)}</head><body data-layout="${layout}">\
<div id="${pageIds.header}" data-app="shell">${header}</div>\
<main id="${pageIds.content}" tabindex="-1">${writeNotice(parts)}${writeContent(parts)}</main>\
<div id="${pageIds.footer}" data-app="shell">${footer}</div>\
<div id="${pageIds.overlays}" data-app="shell"></div>\
<script type="application/json" id="${pageIds.boot}">${escapeJson(boot)}</script>\
<script>${loaderScript}</script></body></html>`
  return { html, policy }
}

function writeContent({ remote, unavailable }: PageParts) {
  const panel = `<div data-app="shell">${unavailable}</div>`
  if (!remote) return panel
  const html = remote.html ?? ''
  const withoutScript = remote.html === null ? `<noscript>${panel}</noscript>` : ''
  return `<div data-app="${remote.name}">${html}</div>${withoutScript}`
}

const writeNotice = ({ notice }: PageParts) =>
  notice ? `<noscript><div data-app="shell" role="status">${notice}</div></noscript>` : ''

function writeHead({ origin, meta, css, fonts, remote }: PageParts, importMap: string) {
  const title = escape(documentTitle(meta.title))
  const description = escape(meta.description)
  const canonical = escape(origin + meta.canonical)
  const image = escape(origin + (meta.image ?? heroMapPath))
  const jsonLd = [breadcrumbList(meta, origin), ...(meta.jsonLd ?? [])].filter((node) => node !== null)
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script type="importmap">${importMap}</script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${canonical}">`,
    meta.noindex ? '<meta name="robots" content="noindex">' : '',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12242a" media="(prefers-color-scheme: dark)">',
    `<meta property="og:site_name" content="${product}"><meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonical}"><meta property="og:image" content="${image}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(remote?.css ?? []).map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    jsonLd.length > 0
      ? `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>`
      : '',
  ].join('')
}

/** S-303 */
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

/** JSON that cannot end the script element it stands in. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
