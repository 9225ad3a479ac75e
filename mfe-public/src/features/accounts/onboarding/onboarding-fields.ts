import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { isMinor, isoOf, type BirthDateParts } from './birth-date.ts'

export interface OnboardingFields extends BirthDateParts {
  studyYear: string
  instituteName: string
  state: string
  designation: string
  teachingExperience: string
  linkedinUrl: string
  phoneNumber: string
  lumaProfileUrl: string
}

export const emptyFields: OnboardingFields = {
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  studyYear: '',
  instituteName: '',
  state: '',
  designation: '',
  teachingExperience: '',
  linkedinUrl: '',
  phoneNumber: '',
  lumaProfileUrl: '',
}

export const fieldNames = Object.keys(emptyFields) as (keyof OnboardingFields)[]

export interface FieldProps {
  field: (name: keyof OnboardingFields) => { name: string; onBlur: () => void; onChange: () => void }
  errors: Partial<Record<keyof OnboardingFields, string>>
}

export interface Asked {
  role: ChosenRole
  /** The answers that the educator chat has already collected. Only the date of birth is missing then (S-328). */
  answers: EducatorAnswers | null
  today: string
}

/** Builds the body that the contract checks. For people under 18, neither phone nor links are sent (C-49). */
export function toOnboarding(fields: OnboardingFields, { role, answers, today }: Asked): object {
  const dateOfBirth = isoOf(fields)
  if (role === 'student') {
    const { studyYear, instituteName, state } = fields
    return { role, dateOfBirth, studyYear, instituteName, state }
  }
  const { linkedinUrl, phoneNumber, lumaProfileUrl, ...profile } = answers ? withoutNames(answers) : readProfile(fields)
  const contact = isMinor(dateOfBirth, today) ? {} : { linkedinUrl, phoneNumber, lumaProfileUrl }
  return { role, dateOfBirth, ...profile, ...contact }
}

const withoutNames = ({ firstName: _first, lastName: _last, ...profile }: EducatorAnswers) => profile

function readProfile({ designation, teachingExperience, linkedinUrl, phoneNumber, lumaProfileUrl }: OnboardingFields) {
  const years = teachingExperience.trim()
  return {
    designation,
    teachingExperience: years === '' ? undefined : Number(years),
    linkedinUrl,
    phoneNumber: phoneNumber.trim(),
    lumaProfileUrl,
  }
}
