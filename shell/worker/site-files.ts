import { listCourses } from '@kere/contracts/courses'
import { limits } from '@kere/contracts/limits'
import { createClient } from '@kere/platform/client'
import { liveRemotes, openRoutes } from '@kere/platform/routing'
import type { ShellEnv } from './env.ts'
import { readRegistry } from './read-registry.ts'

/** Addresses in one sitemap file: the format's own limit is 50,000. */
const maxCourses = 10_000

const cacheSeconds = 3600

/** Search engines are shown what everybody is: releases on trial begin at the first buckets. */
const lastBucket = 99

export const writeRobots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /auth/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Every public page: the literal routes of the live remotes, and every published course (S-033). */
export async function writeSitemap(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin } = new URL(request.url)
  // Without the search, which would make a sitemap of its own of every invented one.
  const key = new Request(`${origin}/sitemap.xml`)
  const cached = await caches.default.match(key)
  if (cached) return cached

  const registry = await readRegistry(env, origin)
  const routes = liveRemotes(registry, lastBucket).flatMap((remote) =>
    openRoutes(remote.release.routes, { user: null }),
  )
  const pages = routes
    .filter((path) => !path.includes(':') && path !== '*' && !path.startsWith('/auth/'))
    .map((path) => ({ path, changedAt: undefined }))
  const courses = await listCoursePages(env).catch(() => null)
  if (!courses)
    return new Response('The list of courses cannot be read right now.', {
      status: 503,
      headers: { 'retry-after': '60' },
    })
  const urls = [...pages, ...courses].map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${changed}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  const response = new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${cacheSeconds}` },
  })
  context.waitUntil(caches.default.put(key, response.clone()))
  return response
}

async function listCoursePages(env: ShellEnv) {
  const api = createClient({ fetch: (call) => env.API.fetch(call), origin: 'https://api' })
  const pages: { path: string; changedAt: string }[] = []
  let cursor: string | undefined
  do {
    const query = { limit: limits.maxPageSize, ...(cursor === undefined ? {} : { cursor }) }
    const { items, nextCursor } = await api.call(listCourses, { query })
    pages.push(...items.map((course) => ({ path: `/courses/${course.id}`, changedAt: course.publishedAt })))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined && pages.length < maxCourses)
  return pages
}
