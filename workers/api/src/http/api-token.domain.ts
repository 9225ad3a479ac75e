import { tokenPrefix } from '@kere/contracts/console/api-token-options'

/** Crockford's letters, which are not misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const lengths = { id: 8, secret: 32, checksum: 7 }

const form = new RegExp(`^(${tokenPrefix}[a-z]{2,10}_[${letters}]{${lengths.id}})_([${letters}]{39})$`)

const spell = (bytes: Uint8Array) => Array.from(bytes, (byte) => letters.charAt(byte & 31)).join('')

/** The checksum lets a scanner of published code tell a token from a text that looks like one, without asking. */
function checksumOf(text: string): string {
  let rest = crc32(new TextEncoder().encode(text))
  let checksum = ''
  while (checksum.length < lengths.checksum) {
    checksum = letters.charAt(rest % 32) + checksum
    rest = Math.floor(rest / 32)
  }
  return checksum
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

/** Draws a token: `kere_`, the environment, a short public id, 160 random bits and a checksum. */
export function drawToken(randomBytes: (length: number) => Uint8Array, environment: string) {
  const prefix = `${tokenPrefix}${environment}_${spell(randomBytes(lengths.id))}`
  const unsigned = `${prefix}_${spell(randomBytes(lengths.secret))}`
  return { token: unsigned + checksumOf(unsigned), prefix }
}

/** @returns the public beginning of a well-formed token, by which its row is found */
export function prefixOf(token: string): string | undefined {
  const [, prefix] = form.exec(token) ?? []
  const end = token.length - lengths.checksum
  return prefix !== undefined && checksumOf(token.slice(0, end)) === token.slice(end) ? prefix : undefined
}

/** @returns the token of an `Authorization` header, if it holds one of this API */
export function readBearer(header: string | undefined): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? []
  return token?.startsWith(tokenPrefix) ? token : undefined
}
