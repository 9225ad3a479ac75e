import { ulid } from 'ulid'

const randomCharacters = 16

/**
 * A new id: the prefix and a ULID.
 *
 * ulid asks for its random numbers one by one; drawing each from the system took longer than routing the request.
 */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomCharacters)).values()
  return `${prefix}_${ulid(undefined, () => (bytes.next().value ?? 0) / 256)}`
}
