/** Another site's address is dropped (W-40). */
export function ownPath(next: string | undefined, origin: string): string | null {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  // A path that begins with two slashes is another site's address.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
