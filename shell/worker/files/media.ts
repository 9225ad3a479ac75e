import type { ShellEnv } from '../env.ts'
import { fetchAnonymously, copyHeaders, servePublicFile } from './public-file.ts'

const address = /^\/media\/[a-z][a-z-]{0,39}\/[\w-]{1,40}(?:\.[\w-]{1,39})?$/

/**
 * The edge may hand out what it has kept for as long, and a browser keeps that as long again: a file whose person has
 * withdrawn is gone within a minute.
 */
const cacheControl = 'public, max-age=30'

const kept = ['content-type', 'content-security-policy', 'etag']

export async function serveMedia(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!address.test(pathname))
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

  return servePublicFile(request, (key) => fetchMedia(request, key, env, context))
}

async function fetchMedia(request: Request, key: Request, env: ShellEnv, context: ExecutionContext) {
  const answer = await fetchAnonymously(request, env, `/api${new URL(key.url).pathname}`)
  if (!answer.ok) return answer
  // The body is read completely first, so that a disconnected browser leaves no partial file in the cache.
  const bytes = await answer.arrayBuffer()
  const headers = new Headers({ 'cache-control': cacheControl })
  copyHeaders(kept, answer.headers, headers)
  context.waitUntil(caches.default.put(key, new Response(bytes, { headers })))
  return new Response(bytes, { headers })
}
