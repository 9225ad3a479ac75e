/** It travels in a signed cookie, and browsers drop one of more than 4 kB. */
const maxLength = 1000

/** Another site's address is dropped (W-40), and so is one too long to be kept. */
export function ownPath(next: string | undefined, origin: string): string | null {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  // A path that begins with two slashes is another site's address.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  const path = url.pathname + url.search + url.hash
  return path.length > maxLength ? null : path
}
