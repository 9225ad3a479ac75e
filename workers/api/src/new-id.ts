const randomCharacters = 16
const timeCharacters = 10
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A prefixed ULID. Its random numbers are drawn at once: one by one they took longer than routing the request. */
export const newId = (prefix: string): string =>
  idFrom(prefix, crypto.getRandomValues(new Uint8Array(randomCharacters)))

export function idFrom(prefix: string, random: Uint8Array, at = Date.now()): string {
  let time = ''
  for (let rest = at; time.length < timeCharacters; rest = Math.floor(rest / alphabet.length))
    time = alphabet.charAt(rest % alphabet.length) + time
  let id = `${prefix}_${time}`
  for (const byte of random.subarray(0, randomCharacters)) id += alphabet.charAt(byte >> 3)
  return id
}
