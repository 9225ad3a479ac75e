import type { ShellEnv } from '../env.ts'
import { copyHeaders, fetchAnonymously } from './public-file.ts'

const kept = ['content-type', 'cache-control', 'retry-after']

/** What feed readers ask for. */
export const isFeed = (path: string) => /\/feed\.(?:xml|json)$/.test(path)

/** The API's `/api/feeds/<path>`, of one category where the address names it. */
export async function serveFeed(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(request.url)
  const category = searchParams.get('category')
  // Without the rest of the search, which would have a copy of its own for every invented one.
  const search = category === null ? '' : `?category=${encodeURIComponent(category)}`
  const key = new Request(origin + pathname + search)
  const file = (await caches.default.match(key)) ?? (await fetchFeed(request, key, env, context))
  return request.method === 'HEAD' ? new Response(null, file) : file
}

async function fetchFeed(request: Request, key: Request, env: ShellEnv, context: ExecutionContext) {
  const { pathname, search } = new URL(key.url)
  const answer = await fetchAnonymously(request, env, `/api/feeds${pathname}${search}`)
  const headers = new Headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
    // Readers in a browser are pages of other sites; everybody may read it.
    'access-control-allow-origin': '*',
  })
  copyHeaders(kept, answer.headers, headers)
  const text = await answer.text()
  const made = () => new Response(text, { status: answer.status, headers })
  if (answer.ok && headers.get('cache-control')?.startsWith('public,')) {
    context.waitUntil(caches.default.put(key, made()))
  }
  return made()
}
