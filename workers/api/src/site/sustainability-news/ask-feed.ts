import { isPublicAddress } from '@kere/contracts/http/public-address'
import type { FeedFailure } from '@kere/contracts/site/sustainability-news-options'

export interface Asked {
  url: string
  etag: string | null
}

export type FeedAnswer =
  | { kind: 'feed'; text: string; address: string; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: FeedFailure }

/** Sends a request. Local platforms replace it, because their feeds have names that do not exist on the web. */
export type SendOut = (address: string, init: RequestInit) => Promise<Response>

const patienceMs = 10_000
const mostRedirects = 3
const mostBytes = 1_000_000

const failed = (failure: FeedFailure): FeedAnswer => ({ kind: 'failed', failure })

/**
 * Fetches a feed within ten seconds, three redirects and one megabyte, and never from a private address. It never
 * throws.
 */
export async function askFeed(send: SendOut, { url, etag }: Asked): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(patienceMs)
  let address = url
  try {
    for (let turn = 0; turn <= mostRedirects; turn++) {
      if (!isPublicAddress(address)) return failed('refused_address')
      const headers = {
        accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9',
        'user-agent': 'KereNews/1 (+https://kere.example/sustainability-news)',
        ...(etag !== null && { 'if-none-match': etag }),
      }
      const answer = await send(address, { redirect: 'manual', signal, headers })
      if (answer.status === 304) return { kind: 'unchanged' }
      const location = answer.headers.get('location')
      if (answer.status >= 300 && answer.status < 400 && location !== null) {
        await answer.body?.cancel()
        address = URL.parse(location, address)?.href ?? ''
        continue
      }
      if (!answer.ok) {
        await answer.body?.cancel()
        return failed('status')
      }
      const text = await readUpTo(answer, mostBytes)
      return text === null ? failed('too_large') : { kind: 'feed', text, address, etag: answer.headers.get('etag') }
    }
    return failed('too_many_redirects')
  } catch {
    return failed('unreachable')
  }
}

/** Reads a body and counts its bytes, whatever length it declares. It gives null if there are more than the limit. */
async function readUpTo({ body, headers }: Response, limit: number): Promise<string | null> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    // Leaving the loop cancels the request.
    if (length > limit) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return decoderFor(bytes, headers.get('content-type') ?? '').decode(bytes)
}

/**
 * Finds the encoding in the order of RFC 7303: the byte order mark, the response's header, and the document's
 * declaration.
 */
function decoderFor(bytes: Uint8Array, contentType: string): TextDecoder {
  const mark =
    bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
  const isMarkedUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const said =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/.exec(declaration)?.[1]
  try {
    return new TextDecoder(mark ?? (isMarkedUtf8 ? 'utf-8' : said))
  } catch {
    // An unknown encoding is read as UTF-8.
    return new TextDecoder()
  }
}
