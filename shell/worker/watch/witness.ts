import { integrityOfBytes } from '../releases/integrity.ts'

/**
 * A release is judged by three witnesses: the worker, which no stranger can make say it of a good one; a person with an account of
 * some age; or a visitor, whom nobody knows.
 */
export const witnesses = ['edge', 'user', 'visitor'] as const

export type Witness = (typeof witnesses)[number]

/** Has one vote. Neither a person nor an address can be read from it. */
export interface Voter {
  witness: Witness
  id: string
  network: string
}

/** An account that was made for one release is as good as none. */
const ageMs = 24 * 60 * 60_000

interface Asking {
  request: Request
  userId: string | null
  secret: string
  now: number
}

export async function voterOf({ request, userId, secret, now }: Asking): Promise<Voter> {
  const network = await hash(secret, prefixOf(request.headers.get('cf-connecting-ip') ?? ''))
  if (userId === null || now - createdAt(userId) < ageMs) return { witness: 'visitor', id: network, network }
  return { witness: 'user', id: await hash(secret, userId), network }
}

/** Reduces an address to what one line or one small provider has: 256 of the old addresses, a /48 of the new ones. */
const prefixOf = (address: string) => address.split(/[.:]/).slice(0, 3).join('.')

const hash = async (secret: string, text: string) =>
  (await integrityOfBytes(new TextEncoder().encode(`${secret}\0${text}`)))
    .slice(7, 23)
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id begins with the instant at which it was made, as a ULID does. */
const createdAt = (id: string) =>
  Array.from(id.split('_')[1]?.slice(0, 10) ?? '').reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0)
