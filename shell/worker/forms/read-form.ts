import { safePath } from '@kere/contracts/http/safe-path'
import { readUpTo } from '../http/read-up-to.ts'

const ownBytes = 10_000

export async function readForm(request: Request): Promise<URLSearchParams | Response> {
  if (!isFromThisSite(request)) return refuseForm(403, 'This form was not sent from this site.')
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded')
    return refuseForm(415, 'This form does not belong to this site.')
  const { bytes, isWhole } = await readUpTo(request, ownBytes)
  return isWhole ? new URLSearchParams(new TextDecoder().decode(bytes)) : refuseForm(413, 'This form is too large.')
}

export const mediaTypeOf = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Returns whether a page of this site sent the request. Without any indication, the answer is no. */
export function isFromThisSite({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return origin === null ? site !== null : origin === new URL(url).origin
}

/** Returns the page of this site that contains the form, to which the answer leads back. */
export function pageBefore({ headers, url }: Request): string {
  const referer = headers.get('referer')
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const isOurs = page?.origin === new URL(url).origin
  return (isOurs ? safePath(page.pathname + page.search) : null) ?? '/'
}

export const refuseForm = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
