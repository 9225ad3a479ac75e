import { product } from '@kere/brand/brand'
import { readAddress } from '@kere/brand/language'
import { countOf } from '@kere/brand/count'
import tokens from '@kere/brand/tokens.css?inline'
import { themeCookieName } from '@kere/platform/theme'
import type { ListedPlace, OnDevice } from './kept-places.ts'
import style from './offline-page.css?inline'

interface OfflinePage extends OnDevice {
  /** The requested address. */
  address: string
  /** The paths of the stored pages. */
  kept: ReadonlySet<string>
  /** Addresses of stored fonts, by the names of their files without the hash. */
  fonts: readonly string[]
}

const families: Readonly<Record<string, string>> = {
  atkinson: 'Atkinson Hyperlegible Next',
  'anek-latin': 'Anek Latin',
}

const script = `const theme=/(?:^|;\\s*)${themeCookieName}=(light|dark)(?:;|$)/.exec(document.cookie);if(theme)document.documentElement.dataset.theme=theme[1]`

/** The page contains everything it needs, because nothing can be loaded without a connection. */
export async function answerOffline(page: OfflinePage): Promise<Response> {
  const sheet = tokens + writeFonts(page.fonts) + style
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(script)}`,
    `style-src ${await hashOf(sheet)}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>No connection · ${product}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><script>${script}</script><style>${sheet}</style></head><body>${writeBody(page)}</body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

const writeBody = ({ address, kept, places, pages }: OfflinePage) => {
  const shown = places.flatMap((place) => {
    const path = keptAddress(kept, place.path)
    return path === null ? [] : [{ ...place, path }]
  })
  const groups = [...new Set(shown.map(({ group }) => group))].map(
    (name) => [name, shown.filter(({ group }) => group === name)] as const,
  )
  return `<header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">${product}</a></header><main><h1>No connection</h1><p class="lead">This page is not saved on this device. Retry when you are back online.</p><p class="acts"><a class="main" href="${escape(address)}">Retry</a><a href="/">Home page</a></p>${writeWaiting(pages, kept)}${
    groups.length > 0
      ? `<h2>Saved on this device</h2>${groups.map(([group, listed]) => writeGroup(group, listed)).join('')}`
      : '<h2>Nothing is saved on this device</h2><p>Lessons and tickets that you open while you are signed in are saved here, and open without a connection.</p>'
  }</main>`
}

function writeWaiting(pages: OnDevice['pages'], kept: ReadonlySet<string>) {
  if (pages.length === 0) return ''
  const rows = pages.map(({ path, title, waiting, refused }) => {
    const name = escape(title.replace(` · ${product}`, ''))
    const counts = [
      waiting > 0 && countOf(waiting, ['change', 'changes']),
      refused > 0 && `${countOf(refused, ['change', 'changes'])} not accepted`,
    ]
    return writeRow(keptAddress(kept, path), name, counts.filter(Boolean).join(', '))
  })
  return `<h2>Waiting to be sent</h2><p>These changes are saved on this device. They are sent when you are back online.</p><ul>${rows.join('')}</ul>`
}

const writeGroup = (group: string, places: readonly ListedPlace[]) =>
  `<h3>${escape(group)}</h3><ul>${places
    .map(({ path, title, detail, at }) =>
      writeRow(path, escape(title), `${detail ? `${escape(detail)} · ` : ''}Saved ${momentOf(at)} IST`),
    )
    .join('')}</ul>`

const writeRow = (path: string | null, name: string, detail: string) =>
  `<li>${path === null ? `<span>${name}</span>` : `<a href="${escape(path)}">${name}</a>`}<small>${detail}</small></li>`

const writeFonts = (addresses: readonly string[]) =>
  addresses
    .flatMap((address) => {
      const family = families[/([a-z-]+)-[^/]*$/.exec(address)?.[1] ?? '']
      return family
        ? `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${address}) format('woff2')}`
        : []
    })
    .join('')

const momentOf = (at: number) =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kolkata',
  }).format(at)

/** A page is kept at the address of the language that it was opened in. */
function keptAddress(kept: ReadonlySet<string>, path: string) {
  const [pathname = '', ...search] = path.split(/(?=\?)/)
  const address = [...kept].find((each) => readAddress(each).path === pathname)
  return address === undefined ? null : address + search.join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
