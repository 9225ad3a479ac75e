const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes in Multibase: `z` followed by base58 with Bitcoin's alphabet. */
export function toMultibase(bytes: Uint8Array): string {
  let number = BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = alphabet[Number(number % 58n)]! + digits
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`
}

/** @returns undefined unless the text is Multibase for this number of bytes */
export function fromMultibase(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,128}$/.test(text)) return undefined
  let number = 0n
  for (const sign of text.slice(1)) number = number * 58n + BigInt(alphabet.indexOf(sign))
  const bytes = new Uint8Array(length)
  for (let place = length - 1; place >= 0; place -= 1, number /= 256n) bytes[place] = Number(number % 256n)
  // Only the canonical spelling is accepted: another spelling of the same bytes is no signature that this platform
  // gave.
  return number === 0n && toMultibase(bytes) === text ? bytes : undefined
}
