import { onboardingMessages } from '@kere/contracts/accounts/onboarding-messages'
import { onboardingRefusals } from '@kere/contracts/accounts/onboarding'
import { limits } from '@kere/contracts/http/limits'
import type { Onboarding } from '@kere/contracts/accounts/onboarding'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { dayInIndia } from '../../base/days.ts'
import { isOfAge, isPlausibleBirth } from '../../base/age.ts'
import { fieldsOf } from './onboarding-fields.ts'
import { deleteNewcomer, type OnboardingFields, type Profile, updateOnboarding } from './onboarding.queries.ts'

/** Finishes onboarding. The account of a person under 13 is erased (C-49). */
export async function completeOnboarding(context: Context, answers: Onboarding): Promise<void> {
  const { userId } = requireSignedIn(context)
  const { dateOfBirth, role } = answers
  const today = dayInIndia(context.at)
  if (!isPlausibleBirth(dateOfBirth, today)) {
    throw invalidField('/body/dateOfBirth', onboardingMessages.dateOfBirthInvalid)
  }

  if (!isOfAge(dateOfBirth, limits.minimumAge, today)) {
    const { isDeleted, profile } = await deleteNewcomer(context, { userId, role })
    // A missing profile means that a request from another tab has already erased the account.
    if (isDeleted || !profile) throw new DomainError('under_age', onboardingRefusals.underAge)
    throw refusalOf(profile)
  }

  const fields = fieldsOf(answers, isOfAge(dateOfBirth, limits.fullAge, today))
  const { isSaved, profile } = await updateOnboarding(context, { userId, role }, fields)
  if (isSaved) return
  if (!profile) throw new DomainError('unauthenticated')
  if (!isRepetition(profile, role, fields)) throw refusalOf(profile)
}

const refusalOf = ({ onboardingCompleted }: Profile) =>
  onboardingCompleted
    ? new DomainError('already_onboarded')
    : invalidField('/body/role', onboardingRefusals.roleNotHeld)

function isRepetition(profile: Profile, role: Onboarding['role'], fields: OnboardingFields): boolean {
  const stored: Record<string, unknown> = { ...profile }
  return (
    profile.onboardingCompleted &&
    profile.role === role &&
    Object.entries(fields).every(([field, value]) => JSON.stringify(stored[field]) === JSON.stringify(value))
  )
}
