import type { ShellEnv } from '../env.ts'
import { withOwnId } from '../http/own-request.ts'
import { holds } from './stored-file.ts'

export async function servePublicFile(request: Request, fetchFile: (key: Request) => Promise<Response>) {
  const { origin, pathname } = new URL(request.url)
  // Without the search, which would have a copy of its own for every invented one.
  const key = new Request(origin + pathname)
  const file = (await caches.default.match(key)) ?? (await fetchFile(key))
  const etag = file.headers.get('etag')
  if (file.ok && etag && holds(request, etag)) return new Response(null, { status: 304, headers: file.headers })
  return request.method === 'HEAD' ? new Response(null, file) : file
}

/** Without cookies: the answer belongs to its address. */
export function fetchAnonymously(request: Request, env: ShellEnv, path: string): Promise<Response> {
  const asked = new Request(new URL(path, request.url), { headers: withOwnId(request).headers })
  asked.headers.delete('cookie')
  return env.API.fetch(asked)
}

export function copyHeaders(names: readonly string[], from: Headers, to: Headers) {
  for (const name of names) {
    const value = from.get(name)
    if (value) to.set(name, value)
  }
}
