const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid|ref_src)$/i

const addressLength = 2_000

/**
 * Gives one address for everything that is the same page: without tracking parameters and without a fragment. Gives
 * null for an address that is no web page.
 */
export function canonicalAddress(link: string, base: string): string | null {
  const url = link.trim() ? URL.parse(link.trim(), base) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  const tracked = Array.from(url.searchParams).filter(
    // Some sites number their pages by `ref`.
    ([name, value]) => tracking.test(name) || (name === 'ref' && !/\d/.test(value)),
  )
  for (const [name] of tracked) url.searchParams.delete(name)
  return url.href.length > addressLength ? null : url.href
}
