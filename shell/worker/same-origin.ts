/** Whether a browser says that a form was sent by a page of this site; silence is a no. */
export function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin) return origin === new URL(request.url).origin
  return request.headers.get('sec-fetch-site') === 'same-origin'
}
