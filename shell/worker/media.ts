import type { ShellEnv } from './env.ts'
import { withOwnId } from './own-request.ts'
import { holds, immutable } from './stored-file.ts'

const address = /^\/media\/[a-z][a-z-]{0,39}\/[\w-]{1,40}$/

/** What the API says of a file. */
const kept = ['content-type', 'content-security-policy', 'etag']

/** Files of kinds that everybody may see, from the API, with the Cache API in front. */
export async function serveMedia(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  if (!address.test(pathname))
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

  // Without the search, which would have a copy of its own for every invented one.
  const key = new Request(origin + pathname)
  const file = (await caches.default.match(key)) ?? (await fetchMedia(request, key, env, context))
  const etag = file.headers.get('etag')
  if (file.ok && etag && holds(request, etag)) return new Response(null, { status: 304, headers: file.headers })
  return request.method === 'HEAD' ? new Response(null, file) : file
}

async function fetchMedia(request: Request, key: Request, env: ShellEnv, context: ExecutionContext) {
  const { origin, pathname } = new URL(key.url)
  // Nobody's cookies: what is public is the same for everybody.
  const asked = new Request(`${origin}/api${pathname}`, { headers: withOwnId(request).headers })
  asked.headers.delete('cookie')
  const answer = await env.API.fetch(asked)
  if (!answer.ok) return answer
  // Whole, so that a browser that goes away leaves no half of it in the cache.
  const bytes = await answer.arrayBuffer()
  const headers = new Headers({ 'cache-control': immutable })
  for (const name of kept) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  context.waitUntil(caches.default.put(key, new Response(bytes, { headers })))
  return new Response(bytes, { headers })
}
