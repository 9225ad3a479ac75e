const here = 'https://here.invalid'

/** `null` for an address of another site. Parsed, not matched: what counts is where a browser would go. */
export function safePath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return null
  const { origin, pathname, search, hash } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** It travels in a signed cookie, and browsers drop one of more than 4 kB. */
const longestNext = 1000

export function nextPath(address: string | null | undefined): string | null {
  const path = safePath(address)
  return path !== null && path.length <= longestNext ? path : null
}
