export interface NetworkPrefix {
  network: string
  /** The address range of one customer. An IPv6 /48 contains 65,536 networks, which together could use up any limit. */
  site: string
  /** The smallest address range of one provider: a /32 in IPv6, a /16 in IPv4. */
  block: string
}

export function networkPrefix(given: string): NetworkPrefix {
  const address = given.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '')
  if (!address.includes(':'))
    return { network: address, site: address, block: address.split('.').slice(0, 2).join('.') }
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [first, last] = [groups(head), groups(tail)]
  const missing = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  const prefix = (length: number) =>
    all
      .slice(0, length)
      .map((group) => group.replace(/^0+(?=.)/, ''))
      .join(':')
  return { network: prefix(4), site: prefix(3), block: prefix(2) }
}
