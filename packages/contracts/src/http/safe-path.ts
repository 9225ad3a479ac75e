const here = 'https://here.invalid'

/**
 * Returns `null` for an address of another site. The address is parsed rather than matched by a pattern, because a
 * browser parses it too.
 */
export function safePath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return null
  const { origin, pathname, search, hash } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** The value is stored in a signed cookie, and browsers drop cookies of more than 4 kB. */
const longestNext = 1000

export function nextPath(address: string | null | undefined): string | null {
  const path = safePath(address)
  return path !== null && path.length <= longestNext ? path : null
}
