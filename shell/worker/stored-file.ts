import type { Encoding } from '@kere/platform/encodings'
import { acceptedEncodings } from './accepted-encodings.ts'

/** For files with a hash or a release in their address. */
export const immutable = 'public, max-age=31536000, immutable'

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** `null` for what is no file of a build. */
export const contentTypeOf = (path: string): string | null => contentTypes[path.split('.').at(-1) ?? ''] ?? null

/** Whether a type of file is stored compressed as well. */
export const isText = (contentType: string) => contentType !== contentTypes.woff2

interface StoredFile {
  contentType: string
  /** Finds the stored bytes: the file's own, or those of its copy in an encoding. */
  read(encoding: Encoding | null): Promise<Response | null>
}

/**
 * Answers with a file as it is stored: compressed where there is a copy in an encoding that the browser accepts, byte for
 * byte as it was written when the build was made.
 */
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

/** Whether the browser has these very bytes; an etag that was weakened on its way still names them. */
function holds(request: Request, etag: string) {
  const held = request.headers.get('if-none-match')?.split(',') ?? []
  return held.some((each) => each.trim() === '*' || strong(each) === strong(etag))
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '')
