import { DomainError } from '../../base/domain-error.ts'
import { writeBase64Url } from '../../base/digests.ts'

export type Position = readonly (string | number)[]

/**
 * Identifies the list, order and filters for which a cursor is valid. It keeps an honest client from mixing pages; it
 * is no protection against forgery.
 */
export function bindingOf(list: string, sort: string, filters: object): string {
  const chosen = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value,
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return fnv1a(JSON.stringify([list, sort, chosen])).toString(36)
}

const encoder = new TextEncoder()

export const encodeCursor = (binding: string, position: Position) =>
  writeBase64Url(encoder.encode(JSON.stringify([binding, ...position])))

/** @throws {DomainError} `invalid_cursor` if the cursor was not made for this binding and these types of columns */
export function decodeCursor(binding: string, token: string, kinds: readonly string[]): Position {
  const read = readJson(token)
  if (!Array.isArray(read) || read[0] !== binding) throw new DomainError('invalid_cursor')
  const position: unknown[] = read.slice(1)
  if (position.length !== kinds.length || !isPosition(position, kinds)) throw new DomainError('invalid_cursor')
  return position
}

const isPosition = (values: unknown[], kinds: readonly string[]): values is (string | number)[] =>
  values.every(
    (value, place) => typeof value === kinds[place] && (typeof value === 'string' || Number.isInteger(value)),
  )

function readJson(token: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(token.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** A fast hash, because every read of a list needs one, and SHA-256 would cost more than the rest of the cursor. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}
