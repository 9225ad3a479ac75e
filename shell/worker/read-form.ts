/** Of sign-out and the theme. */
const ownBytes = 10_000

/** Refuses what another site's pages have sent. */
export async function readForm(request: Request): Promise<URLSearchParams | Response> {
  if (!isFromThisSite(request)) return refuseForm(403, 'This form was not sent from this site.')
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded')
    return refuseForm(415, 'This form does not belong to this site.')
  const { text, isWhole } = await readText(request, ownBytes)
  return isWhole ? new URLSearchParams(text) : refuseForm(413, 'This form is too large.')
}

export const mediaTypeOf = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Silence is a no. */
export function isFromThisSite({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return origin === null ? site !== null : origin === new URL(url).origin
}

/** Not a chunk further than the cap, whatever length it claims. */
export async function readText({ body }: Request, maxBytes: number): Promise<{ text: string; isWhole: boolean }> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const stream: ReadableStream<Uint8Array> | [] = body ?? []
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return { text, isWhole: false }
    text += decoder.decode(chunk, { stream: true })
  }
  return { text: text + decoder.decode(), isWhole: true }
}

export const refuseForm = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
