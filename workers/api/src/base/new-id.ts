const letters = 26
const timeLetters = 10
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Prefixes of rows that are shown without their person. The time in an id would reveal the person, because other rows
 * tell who did what when.
 */
const timeless: ReadonlySet<string> = new Set(['fel', 'rep', 'rpt', 'lpr'])

/**
 * Makes a prefixed ULID; a timeless one begins with random letters instead of the time. All letters are drawn at once,
 * because drawing them one by one took longer than routing the request.
 */
export const newId = (prefix: string, isTimeless?: boolean): string =>
  idFrom(prefix, crypto.getRandomValues(new Uint8Array(letters)), { isTimeless })

export function idFrom(
  prefix: string,
  random: Uint8Array,
  { at = Date.now(), isTimeless = timeless.has(prefix) }: { at?: number; isTimeless?: boolean | undefined } = {},
): string {
  let id = `${prefix}_${isTimeless ? '' : timeOf(at)}`
  for (const byte of random.subarray(0, isTimeless ? letters : letters - timeLetters)) id += alphabet.charAt(byte >> 3)
  return id
}

function timeOf(at: number): string {
  let time = ''
  for (let rest = at; time.length < timeLetters; rest = Math.floor(rest / alphabet.length))
    time = alphabet.charAt(rest % alphabet.length) + time
  return time
}

/**
 * Gives the same ids in the same order for the same seed and instant. Ids of one prefix rise, as in a monotonic ULID.
 */
export function idsFrom(seed: Uint8Array, at: number): (prefix: string) => string {
  let made = 0
  return (prefix) => {
    const drawn = seed.subarray(0, timeless.has(prefix) ? letters : letters - timeLetters)
    return idFrom(prefix, plus(drawn, made++), { at })
  }
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
