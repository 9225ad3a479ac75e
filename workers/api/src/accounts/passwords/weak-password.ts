import { product } from '@kere/brand/brand'
import { accountMessages } from '@kere/contracts/accounts/accounts'
import { limits } from '@kere/contracts/http/limits'
import { invalidField } from '../../base/domain-error.ts'
import { isCommonPassword } from './is-common-password.ts'

interface Owner {
  email: string
  firstName: string
  lastName: string
  isStaff: boolean
}

const ownWordMinLength = 3

/** Refuses a password that is too short for staff, a common one, and one that is made up of the owner's names, the address or the product's name. */
export function refuseWeakPassword(password: string, owner: Owner) {
  if (owner.isStaff && password.length < limits.staffPasswordMinLength)
    throw invalidField('/body/password', accountMessages.staffPasswordTooShort)
  const text = fold(password)
  if (isCommonPassword(text)) throw invalidField('/body/password', accountMessages.passwordTooCommon)

  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), text)
  const left = rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  if (rest !== text && (left.length < limits.passwordMinLength || isCommonPassword(left)))
    throw invalidField('/body/password', accountMessages.passwordSaysWho)
}

/** The longest word comes first, so that removing a shorter word does not break a longer one. */
function ownWords({ email, firstName, lastName }: Owner): string[] {
  const local = email.slice(0, email.lastIndexOf('@'))
  const parts = [local, ...`${local} ${firstName} ${lastName}`.split(/[^\p{L}\p{M}\p{N}]+/u), product]
  return parts
    .map(fold)
    .filter((word) => word.length >= ownWordMinLength)
    .toSorted((a, b) => b.length - a.length)
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
