import { limits } from '@kere/contracts/limits'

/** A person whose address Google vouches for. */
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

/** Where Google has no name with a letter in it, the first name is the address's first word. A last name is optional. */
export function namesOf({ email, given_name, family_name, name }: NameClaims): { firstName: string; lastName: string } {
  const [first = '', ...others] = tidyName(name ?? '').split(' ')
  return {
    firstName: tidyName(given_name ?? '') || first || tidyName(email.split(/[^\p{L}]/u)[0] ?? '') || 'Learner',
    lastName: tidyName(family_name ?? '') || (given_name === undefined ? others.join(' ') : ''),
  }
}

/** Letters and what stands between them: nothing that a mail program would make a link of. */
const tidyName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/(\p{M}[\u200c\u200d])|[^\p{L}\p{M}\s.'’-]/gu, (_, joined?: string) => joined ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, limits.nameLength)
    .trim()

/** Another site's address is dropped (W-40). */
export function ownPath(next: string | undefined, origin: string): string | null {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  // A path that begins with two slashes is another site's address.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
