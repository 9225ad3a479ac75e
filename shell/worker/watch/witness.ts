import { integrityOfBytes } from '../releases/integrity.ts'

/**
 * The three kinds of witness: the worker, which no outsider can influence; a user whose account has some age; and a
 * visitor, who is unknown.
 */
export const witnesses = ['edge', 'user', 'visitor'] as const

export type Witness = (typeof witnesses)[number]

/** A voter has one vote. It reveals neither a person nor an IP address. */
export interface Voter {
  witness: Witness
  id: string
  network: string
}

/** An account younger than this does not count, because it could have been made to vote. */
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

/** Reduces an IP address to the network of one line or small provider: 256 IPv4 addresses, or an IPv6 /48. */
const prefixOf = (address: string) => address.split(/[.:]/).slice(0, 3).join('.')

const hash = async (secret: string, text: string) =>
  (await integrityOfBytes(new TextEncoder().encode(`${secret}\0${text}`)))
    .slice(7, 23)
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id begins with the time of its creation, like a ULID. */
const createdAt = (id: string) =>
  Array.from(id.split('_')[1]?.slice(0, 10) ?? '').reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0)
