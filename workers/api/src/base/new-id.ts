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

/** The same in the same order for the same seed and instant; each one more than the one before, as in a monotonic ULID. */
export function idsFrom(seed: Uint8Array, at: number): (prefix: string) => string {
  let made = 0
  return (prefix) => idFrom(prefix, plus(seed.subarray(0, randomCharacters), made++), at)
}

function plus(random: Uint8Array, more: number): Uint8Array {
  const sum = Uint8Array.from(random)
  for (let place = sum.length - 1, rest = more; place >= 0 && rest > 0; place -= 1) {
    const digit = (sum[place]! >> 3) + rest
    sum[place] = (digit % alphabet.length) << 3
    rest = Math.floor(digit / alphabet.length)
  }
  return sum
}
