import type { ShellEnv } from './env.ts'
import { withOwnId } from './own-request.ts'
import { holds } from './stored-file.ts'

const kept = ['content-type', 'content-disposition', 'cache-control', 'etag', 'retry-after']

/**
 * `/<path>.ics` is what the API has at `/api/calendars/<path>`. Such a path may be a secret: it is not logged, not told to search
 * engines, and kept only where the API calls the answer public.
 */
export async function serveCalendar(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  // Without the search, which would have a copy of its own for every invented one.
  const key = new Request(origin + pathname)
  const file = (await caches.default.match(key)) ?? (await fetchCalendar(request, key, env, context))
  const etag = file.headers.get('etag')
  if (file.ok && etag && holds(request, etag)) return new Response(null, { status: 304, headers: file.headers })
  return request.method === 'HEAD' ? new Response(null, file) : file
}

async function fetchCalendar(request: Request, key: Request, env: ShellEnv, context: ExecutionContext) {
  const { origin, pathname } = new URL(key.url)
  // Nobody's cookies: an answer belongs to its address.
  const asked = new Request(`${origin}/api/calendars${pathname.slice(0, -'.ics'.length)}`, {
    headers: withOwnId(request).headers,
  })
  asked.headers.delete('cookie')
  const answer = await env.API.fetch(asked)
  const headers = new Headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
  })
  for (const name of kept) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  const text = await answer.text()
  const made = () => new Response(text, { status: answer.status, headers })
  if (answer.ok && headers.get('cache-control')?.startsWith('public,')) {
    context.waitUntil(caches.default.put(key, made()))
  }
  return made()
}
