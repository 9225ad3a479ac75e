import { limits } from '@kere/contracts/http/limits'
import { toLine } from '@kere/contracts/text/visible-text'

interface NameClaims {
  email: string
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string | undefined
}

export interface Names {
  firstName: string
  lastName: string
}

/** Gives the names for a new account. If no name has a letter, the first word of the address becomes the first name. */
export function namesOf({ email, given_name, family_name, name }: NameClaims): Names {
  const [first = '', ...others] = tidyName(name ?? '').split(' ')
  return {
    firstName: tidyName(given_name ?? '') || first || tidyName(email.split(/[^\p{L}]/u)[0] ?? '') || 'Learner',
    lastName: tidyName(family_name ?? '') || (given_name === undefined ? others.join(' ') : ''),
  }
}

/** Keeps letters and the signs that occur inside names, so that mail programs find no address to turn into a link. */
const tidyName = (name: string) =>
  toLine(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{Cf}\s.'’·\u2010\u2011-]/gu, ' '))
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, limits.nameLength)
    .trim()
