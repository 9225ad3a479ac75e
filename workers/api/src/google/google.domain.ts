import { limits } from '@kere/contracts/limits'

/** What Google says of a person whose address it vouches for. */
export interface GooglePerson {
  subject: string
  email: string
  firstName: string
  lastName: string
}

interface NameClaims {
  email: string
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string | undefined
}

/**
 * First and last name as the registration form would take them. Where Google has none that holds a letter, the first name is
 * the word that the address begins with; a last name not everybody has.
 */
export function namesOf({ email, given_name, family_name, name }: NameClaims): { firstName: string; lastName: string } {
  const [first = '', ...others] = tidyName(name ?? '').split(' ')
  return {
    firstName: tidyName(given_name ?? '') || first || tidyName(email.split(/[^\p{L}]/u)[0] ?? '') || 'Learner',
    lastName: tidyName(family_name ?? '') || (given_name === undefined ? others.join(' ') : ''),
  }
}

/** Only letters and what stands between them, beginning with a letter; nothing that a mail program would make a link of. */
const tidyName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/(\p{M}[\u200c\u200d])|[^\p{L}\p{M}\s.'’-]/gu, (_, joined?: string) => joined ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, limits.nameLength)
    .trim()

/** The path if it is one of this site; another site's address is dropped (W-40). */
export function ownPath(next: string | undefined, origin: string): string | null {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  // A path that begins with two slashes is another site's address.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
