import { guardianLimits } from '@kere/contracts/accounts/guardian-options'
import { limits } from '@kere/contracts/http/limits'

const hourMs = 60 * 60 * 1000

export const dayMs = 24 * hourMs

export const linkExpiresAt = (linkedAt: number) => linkedAt + guardianLimits.linkDays * dayMs

export const againAt = (linkedAt: number) => linkedAt + guardianLimits.againHours * hourMs

/** Shows the first letter and the domain, so that a child recognizes the address and nobody else learns it. */
export function hideAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${[...name][0] ?? ''}•••@${domain}`
}

/** The day on which a person is of age. A birthday on 29 February is celebrated on 1 March in common years. */
export function ofAgeOn(dateOfBirth: string): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  const at = Date.UTC(Number(year) + limits.fullAge, Number(month) - 1, Number(day))
  return new Date(at).toISOString().slice(0, 10)
}
