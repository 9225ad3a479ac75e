import { city, country, description, foundedYear, languageNames, product, teamEmail } from '@kere/brand/brand'
import { addressIn, type Language } from '@kere/brand/language'
import { limits } from '@kere/contracts/http/limits'
import type { ReleaseSitemap } from '@kere/platform/release-sitemap'
import { signInPath } from '@kere/platform/landing'
import { languagesOf, liveRemotes } from '@kere/platform/routing'
import * as z from 'zod/mini'
import type { ShellEnv } from '../env.ts'
import { fillPath } from '../forms/form-addresses.ts'
import { readRegistry } from '../releases/read-registry.ts'

/** The sitemap format itself allows 50,000 pages. */
const maxPages = 45_000

const maxListed = 10_000

/** The sitemap contains addresses of people's pages. Kept here and by a reader, somebody who has withdrawn is in it for a minute at most. */
const cacheSeconds = 30

/** The last bucket, because search engines should see stable releases, and trials begin with the first buckets. */
const lastBucket = 99

export const writeRobots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /auth/',
    `Allow: ${signInPath}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/**
 * The months for which the file is valid (RFC 9116). The time restarts each month, so that the file does not change
 * every day.
 */
const securityMonths = 6

/** Writes `security.txt` (RFC 9116). */
export function writeSecurity(origin: string, now: Date) {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + securityMonths, 1))
  return [
    `Contact: mailto:${teamEmail}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

export const writeHumans = (origin: string) =>
  [
    '/* TEAM */',
    `${product}: ${description}`,
    `Location: ${city}, ${country}, since ${foundedYear}`,
    `Contact: ${teamEmail}`,
    '',
    '/* THANKS */',
    'Anek by Ek Type, in Latin, Devanagari and Kannada',
    'Atkinson Hyperlegible Next by the Braille Institute',
    'Everybody who measured a lake before talking about it',
    '',
    '/* SITE */',
    `About: ${origin}/about`,
    `Languages: ${Object.values(languageNames).join(', ')}`,
    'Works without JavaScript, and on old phones',
    '',
  ].join('\n')

interface SitePage {
  path: string
  changedAt: string | undefined
  /** The other languages that the page exists in. */
  languages: readonly Language[]
}

export async function writeSitemap(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin } = new URL(request.url)
  // The cache ignores the search, because anybody could add copies by inventing values.
  const key = new Request(`${origin}/sitemap.xml`)
  const cached = await caches.default.match(key)
  if (cached) return cached

  const releases = liveRemotes(await readRegistry(env, origin, context), { bucket: lastBucket, isTeam: false }).map(
    ({ release }) => release,
  )
  const pages = releases.flatMap(({ sitemap, routes }) =>
    sitemap.pages.map((path): SitePage => ({ path, changedAt: undefined, languages: languagesOf(routes, path) })),
  )
  const lists = releases.flatMap(({ sitemap, routes }) =>
    sitemap.lists.map((list) => ({ ...list, languages: languagesOf(routes, list.page) })),
  )
  const listed = await Promise.all(lists.map((list) => readListedPages(env, list))).catch(() => null)
  // Before the first release there are no pages, and an empty sitemap would be cached.
  if (!listed || releases.length === 0)
    return new Response('The list of pages is not available right now.', {
      status: 503,
      headers: { 'retry-after': '60' },
    })
  const response = new Response(writeXml(origin, [...pages, ...listed.flat()].slice(0, maxPages)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${cacheSeconds}` },
  })
  context.waitUntil(caches.default.put(key, response.clone()))
  return response
}

function writeXml(origin: string, pages: readonly SitePage[]) {
  const urls = pages.flatMap(({ path, changedAt, languages }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    const all = ['en', ...languages] as const
    const links = languages.length === 0 ? '' : all.map((each) => writeAlternate(origin, each, path)).join('')
    return all.map((each) => `<url><loc>${escapeXml(origin + addressIn(each, path))}</loc>${changed}${links}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

const writeAlternate = (origin: string, language: Language, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}-IN" href="${escapeXml(origin + addressIn(language, path))}"/>`

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')

const listPage = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  nextCursor: z.optional(z.nullable(z.string())),
})

const instant = z.iso.datetime()

type ListedPages = ReleaseSitemap['lists'][number] & Pick<SitePage, 'languages'>

async function readListedPages(env: ShellEnv, { list, page, changedAt, languages }: ListedPages) {
  const pages: SitePage[] = []
  let cursor: string | null | undefined
  do {
    const url = new URL(list, 'https://api')
    url.searchParams.set('limit', String(limits.maxPageSize))
    if (cursor) url.searchParams.set('cursor', cursor)
    const answer = await env.API.fetch(new Request(url))
    if (!answer.ok) throw new Error(`${list} answers ${answer.status}`)
    const { items, nextCursor } = z.parse(listPage, await answer.json())
    for (const item of items) {
      const path = fillPath(page, item)
      const changed = changedAt === undefined ? undefined : z.safeParse(instant, item[changedAt]).data
      if (path) pages.push({ path, changedAt: changed, languages })
    }
    // A cursor that repeats itself, or an empty page, ends the list, so that the loop always ends.
    cursor = nextCursor === cursor || items.length === 0 ? null : nextCursor
  } while (cursor && pages.length < maxListed)
  return pages
}
