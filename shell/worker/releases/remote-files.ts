import { suffixOf, type Encoding } from '@kere/platform/encodings'
import { releasePath } from '@kere/platform/registry'
import * as z from 'zod/mini'
import { decode } from '../http/decode.ts'
import type { ShellEnv } from '../env.ts'
import { integrityOfBytes } from './integrity.ts'
import { objectKey } from './missing-file.ts'
import { readRegistry } from './read-registry.ts'
import { readDescription } from './release-description.ts'
import { answerStoredFile, contentTypeOf, immutable } from '../files/stored-file.ts'

const address = /^\/mf\/([a-z]{1,30})\/([0-9a-f]{12})\/(.+)$/

export const serverFolder = 'server/'

/**
 * Serves files from the isolate's memory, then the Cache API, then R2. Only a 200 is immutable. Bytes are checked when
 * they enter the edge.
 */
export async function serveRemoteFile(request: Request, env: ShellEnv, context: ExecutionContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const [, name, release, path] = address.exec(pathname) ?? []
  const contentType = path && contentTypeOf(path)
  if (!name || !release || !contentType || path.startsWith(serverFolder) || !z.safeParse(releasePath, path).success)
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

  return answerStoredFile(request, {
    contentType,
    async read(encoding) {
      // The cached copy has no `content-encoding`, because the cache would decode it and the runtime encode it again.
      const key = new Request(origin + pathname + suffixOf(encoding))
      const cached = await caches.default.match(key)
      if (cached) return cached
      const object = await env.RELEASES.get(objectKey(name, release, path + suffixOf(encoding)))
      if (!object) return null
      // The body is read completely first, so that a disconnected browser leaves no partial file in the cache.
      const bytes = await object.arrayBuffer()
      const described = await readDescription(env, await readRegistry(env, origin, context), name, release)
      const expected = described?.files[path]
      // There is no description for a file of a release that is still being uploaded, or, in older tabs, of one
      // forgotten before descriptions existed.
      if (expected && !(await isTrue(bytes, encoding, expected))) {
        console.error(JSON.stringify({ event: 'file_refused', remote: name, release, path, encoding }))
        return null
      }
      const headers = { etag: object.httpEtag, 'cache-control': immutable }
      context.waitUntil(caches.default.put(key, new Response(bytes, { headers })))
      return new Response(bytes, { headers })
    },
  })
}

async function isTrue(bytes: ArrayBuffer, encoding: Encoding | null, expected: string) {
  const decoded = encoding === null ? bytes : decode(encoding, bytes)
  return decoded !== null && (await integrityOfBytes(decoded)) === expected
}
