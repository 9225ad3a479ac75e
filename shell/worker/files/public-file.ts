import type { ShellEnv } from '../env.ts'
import { withOwnId } from '../http/own-request.ts'
import { holds } from './stored-file.ts'

/** @param search the part of the search that changes the file; anything else would only add copies to the cache */
export async function servePublicFile(
  request: Request,
  fetchFile: (key: Request) => Promise<Response>,
  search = '',
): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const key = new Request(origin + pathname + search)
  const file = (await caches.default.match(key)) ?? (await fetchFile(key))
  const etag = file.headers.get('etag')
  if (file.ok && etag && holds(request, etag)) return new Response(null, { status: 304, headers: file.headers })
  return request.method === 'HEAD' ? new Response(null, file) : file
}

interface PublicText {
  request: Request
  env: ShellEnv
  context: ExecutionContext
  key: Request
  path: string
  headers?: Record<string, string>
}

const kept = ['content-type', 'content-disposition', 'cache-control', 'etag', 'retry-after']

/** Cached if the API says that the answer is public. */
export async function fetchPublicText({ request, env, context, key, path, headers: own }: PublicText) {
  const answer = await fetchAnonymously(request, env, path)
  const headers = new Headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
    ...own,
  })
  copyHeaders(kept, answer.headers, headers)
  const text = await answer.text()
  const made = () => new Response(text, { status: answer.status, headers })
  if (answer.ok && headers.get('cache-control')?.startsWith('public,')) {
    context.waitUntil(caches.default.put(key, made()))
  }
  return made()
}

/** Sends no cookies, so that the answer depends only on its address. */
export function fetchAnonymously(request: Request, env: ShellEnv, path: string): Promise<Response> {
  const asked = new Request(new URL(path, request.url), { headers: withOwnId(request).headers })
  // `if-none-match` is answered here, because the cached answer must contain the body.
  for (const name of ['cookie', 'if-none-match']) asked.headers.delete(name)
  return env.API.fetch(asked)
}

export function copyHeaders(names: readonly string[], from: Headers, to: Headers) {
  for (const name of names) {
    const value = from.get(name)
    if (value) to.set(name, value)
  }
}
