/** Host names of private networks, and names without a public meaning. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|home|lan|corp|private|onion|arpa)$/

/**
 * Tells whether an address may be fetched: HTTPS at its usual port, without user name or password, at a public host
 * name. IP addresses are refused in every notation, because `URL` normalizes them to four numbers.
 */
export function isPublicAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false
  const { hostname } = url
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return !isNumber && hostname.includes('.') && !hostname.endsWith('.') && !privateNames.test(hostname)
}

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
