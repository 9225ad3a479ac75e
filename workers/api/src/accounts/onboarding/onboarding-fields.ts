import type { Onboarding } from '@kere/contracts/accounts/onboarding'
import type { OnboardingFields } from './onboarding.queries.ts'

/** Phone and links are not stored for a person under 18 (C-49). */
export function fieldsOf(answers: Onboarding, isOfFullAge: boolean): OnboardingFields {
  const { dateOfBirth } = answers
  if (answers.role === 'student') {
    const { studyYear, instituteName, state } = answers
    return { dateOfBirth, studyYear, instituteName, state }
  }
  return {
    dateOfBirth,
    designation: answers.designation,
    teachingExperience: answers.teachingExperience,
    ...(isOfFullAge ? contactOf(answers) : contactOf({})),
    bio: answers.bio ?? null,
    subjectsOfInterest: answers.subjectsOfInterest ?? [],
    languagesSpoken: answers.languagesSpoken ?? [],
    organizationAffiliation: answers.organizationAffiliation ?? null,
    certifications: answers.certifications ?? [],
  }
}

type Contact = Partial<Record<'linkedinUrl' | 'phoneNumber' | 'lumaProfileUrl', string | undefined>>

const contactOf = ({ linkedinUrl, phoneNumber, lumaProfileUrl }: Contact) => ({
  linkedinUrl: linkedinUrl || null,
  phoneNumber: phoneNumber || null,
  lumaProfileUrl: lumaProfileUrl || null,
})
