import type { Encoding } from '@kere/platform/encodings'
import { acceptedEncodings } from './accepted-encodings.ts'

export const immutable = 'public, max-age=31536000, immutable'

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export const contentTypeOf = (path: string): string | null => contentTypes[path.split('.').at(-1) ?? ''] ?? null

export const isText = (contentType: string) => contentType !== contentTypes.woff2

interface StoredFile {
  contentType: string
  read(encoding: Encoding | null): Promise<Response | null>
}

/** Compressed where there is a copy that the browser accepts, byte for byte as it was built. */
export async function answerStoredFile(request: Request, { contentType, read }: StoredFile): Promise<Response> {
  // An answer without a body has no bytes to encode.
  const accepted = isText(contentType) && request.method !== 'HEAD' ? acceptedEncodings(request) : []
  for (const encoding of [...accepted, null]) {
    const file = await read(encoding)
    if (!file) continue
    const headers = new Headers({ 'content-type': contentType, 'cache-control': immutable })
    const etag = file.headers.get('etag')
    if (etag) headers.set('etag', etag)
    if (isText(contentType)) headers.set('vary', 'accept-encoding')
    if (etag && holds(request, etag)) return new Response(null, { status: 304, headers })
    if (encoding === null) return new Response(file.body, { headers })
    headers.set('content-encoding', encoding)
    return new Response(file.body, { headers, encodeBody: 'manual' })
  }
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** An etag that was weakened on its way still names the same bytes. */
export function holds(request: Request, etag: string) {
  const held = request.headers.get('if-none-match')?.split(',') ?? []
  return held.some((each) => each.trim() === '*' || strong(each) === strong(etag))
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '')
