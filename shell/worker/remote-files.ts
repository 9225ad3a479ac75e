import { releasePath } from '@kere/platform/registry'
import { releaseFolder } from '@kere/platform/routing'
import * as z from 'zod/mini'
import type { ShellEnv } from './env.ts'

const address = /^\/mf\/([a-z]{1,30})\/([0-9a-f]{12})\/(.+)$/

/** Server bundles lie beside the client's files in R2, but are for the edge alone. */
export const serverFolder = 'server/'

export const objectKey = (name: string, release: string, path: string) => releaseFolder(name, release).slice(1) + path

/** Serves a file of a release from R2, with the Cache API in front; only a 200 is immutable. */
export async function serveRemoteFile(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const key = new Request(origin + pathname)
  const cached = await caches.default.match(key)
  if (cached) return cached

  const [, name, release, path] = address.exec(pathname) ?? []
  if (!name || !release || !path || path.startsWith(serverFolder) || !z.safeParse(releasePath, path).success)
    return notFound()
  const object = await env.RELEASES.get(objectKey(name, release, path))
  if (!object) return notFound()

  const headers = new Headers({ etag: object.httpEtag, 'cache-control': 'public, max-age=31536000, immutable' })
  object.writeHttpMetadata(headers)
  const response = new Response(object.body, { headers })
  context.waitUntil(caches.default.put(key, response.clone()))
  return response
}

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
