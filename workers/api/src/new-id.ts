import { ulid } from 'ulid'

const randomCharacters = 16

/** A prefixed ULID. Its random numbers are drawn in advance: one by one they took longer than routing the request. */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomCharacters)).values()
  return `${prefix}_${ulid(undefined, () => (bytes.next().value ?? 0) / 256)}`
}
