import { ulid } from 'ulid'

const randomCharacters = 16

/** A prefixed ULID. Its random numbers are drawn in advance: one by one they took longer than routing the request. */
export const newId = (prefix: string): string =>
  idFrom(prefix, crypto.getRandomValues(new Uint8Array(randomCharacters)))

/** The same for the same bytes at the same time. */
export function idFrom(prefix: string, random: Uint8Array, at?: number): string {
  const bytes = random.values()
  return `${prefix}_${ulid(at, () => (bytes.next().value ?? 0) / 256)}`
}
