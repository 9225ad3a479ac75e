import { suffixOf, type Encoding } from '@kere/platform/encodings'
import { acceptedEncodings } from '../http/accepted-encodings.ts'
import { createBoundedMap } from '../http/bounded-map.ts'

export const immutable = 'public, max-age=31536000, immutable'

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export const contentTypeOf = (path: string): string | null => contentTypes[path.split('.').at(-1) ?? ''] ?? null

export const isText = (contentType: string) => contentType !== contentTypes.woff2

interface Reader {
  contentType: string
  /** @returns `null` if there is no copy in this encoding */
  read(encoding: Encoding | null): Promise<Response | null>
}

interface StoredFile {
  bytes: ArrayBuffer
  etag: string | null
}

const kept = createBoundedMap<StoredFile>({ maxBytes: 8_000_000, bytesOf: ({ bytes }) => bytes.byteLength })

/**
 * Serves a file whose address identifies its content, so the isolate can cache it. If the browser accepts it, the
 * compressed copy from the build is sent.
 */
export async function answerStoredFile(request: Request, { contentType, read }: Reader): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A HEAD answer has no body to compress.
  const accepted = isText(contentType) && request.method !== 'HEAD' ? acceptedEncodings(request) : []
  for (const encoding of [...accepted, null]) {
    const file = await readOnce(pathname + suffixOf(encoding), () => read(encoding))
    if (!file) continue
    const { bytes, etag } = file
    const headers = new Headers({ 'content-type': contentType, 'cache-control': immutable })
    if (etag) headers.set('etag', etag)
    if (isText(contentType)) headers.set('vary', 'accept-encoding')
    if (etag && holds(request, etag)) return new Response(null, { status: 304, headers })
    if (encoding === null) return new Response(bytes, { headers })
    headers.set('content-encoding', encoding)
    return new Response(bytes, { headers, encodeBody: 'manual' })
  }
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

async function readOnce(path: string, read: () => Promise<Response | null>): Promise<StoredFile | null> {
  const known = kept.get(path)
  if (known) return known
  const answer = await read()
  if (!answer) return null
  const file = { bytes: await answer.arrayBuffer(), etag: answer.headers.get('etag') }
  kept.set(path, file)
  return file
}

/**
 * Returns whether the browser has the file. A weak etag counts too, because proxies weaken etags that name the same
 * bytes.
 */
export function holds(request: Request, etag: string) {
  const held = request.headers.get('if-none-match')?.split(',') ?? []
  return held.some((each) => each.trim() === '*' || strong(each) === strong(etag))
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '')
