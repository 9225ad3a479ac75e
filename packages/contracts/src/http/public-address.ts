/** Host names of private networks, and names without a public meaning. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|home|lan|corp|private|onion|arpa)$/

/**
 * Tells whether an address may be fetched: HTTPS at its usual port, without user name or password, at a public host
 * name. IP addresses are refused in every notation, because `URL` normalizes them to four numbers.
 */
export function isPublicAddress(address: string): boolean {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return false
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false
  const { hostname } = url
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return !isNumber && hostname.includes('.') && !hostname.endsWith('.') && !privateNames.test(hostname)
}

/** The networks of RFC 6890 that are not public, and those for many receivers. */
const privateNetworks: readonly (readonly [first: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const numberOf = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/** Tells whether an IP address that a name resolves to is public. Of IPv6 only the global range is. */
export function isPublicIp(address: string): boolean {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) {
    const number = numberOf(address)
    return !privateNetworks.some(([first, bits]) => {
      const size = 2 ** (32 - bits)
      return Math.floor(number / size) === Math.floor(numberOf(first) / size)
    })
  }
  const [first = '', second = ''] = address.toLowerCase().split(':')
  const start = /^[\da-f]{1,4}$/.test(first) ? Number.parseInt(first, 16) : 0
  const next = second === '' ? 0 : Number.parseInt(second, 16)
  // Addresses of documentation, and those that carry an IPv4 address (6to4, Teredo).
  const isSpecial = start === 0x20_02 || (start === 0x20_01 && (next === 0 || next === 0xd_b8))
  return start >= 0x20_00 && start <= 0x3f_ff && !isSpecial
}
