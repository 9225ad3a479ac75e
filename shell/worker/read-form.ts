/** Bytes of a form that signs in or switches the theme; more is none of ours. */
const maxBytes = 10_000

/** The fields of a form that this site's own pages have sent, or the refusal of anything else. */
export async function readForm(request: Request): Promise<URLSearchParams | Response> {
  if (!isFromThisSite(request)) return refuse(403, 'This form was not sent from this site.')
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return refuse(415, 'This is no form of this site.')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse(413, 'This form is too large.')
  const text = await request.text()
  return text.length > maxBytes ? refuse(413, 'This form is too large.') : new URLSearchParams(text)
}

/** What a browser says of where a form comes from; silence is a no. */
function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin) return origin === new URL(request.url).origin
  return request.headers.get('sec-fetch-site') === 'same-origin'
}

const refuse = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
