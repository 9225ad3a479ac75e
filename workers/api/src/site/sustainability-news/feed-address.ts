/** Names of private networks, and of none. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|home|lan|corp|private|onion|arpa)$/

/**
 * An address that may be asked: with a lock, without a name or password, at the usual port, of a host with a public name. An
 * address in numbers is none, whatever it is written in: `URL` makes four numbers of each.
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

/** One for what is the same page: without where a reader came from, and without a place in it. Null for what is no page of the web. */
export function canonicalAddress(link: string, base: string): string | null {
  const url = link.trim() ? URL.parse(link.trim(), base) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  const tracked = Array.from(url.searchParams).filter(
    // Some number their pages by it.
    ([name, value]) => tracking.test(name) || (name === 'ref' && !/\d/.test(value)),
  )
  for (const [name] of tracked) url.searchParams.delete(name)
  return url.href.length > addressLength ? null : url.href
}
