import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { fieldMessages } from '../text/field-messages.ts'
import { onboardingMessages } from './onboarding-messages.ts'
import { educatorAnswers } from './educator-profile.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { states, studyYears } from './onboarding-options.ts'
import { chosenRoles, roles } from './roles.ts'
import { sessionUser } from './session.ts'
import { requiredLine } from '../text/text.ts'

export const onboardingRefusals = {
  roleNotHeld: t('Your account has a different role. Please choose your role again', 'Error: onboarding'),
  underAge: t(
    'Kere is for people aged 13 and over. We have deleted this account and everything you entered. You are welcome to come back when you are 13.',
    'Error: onboarding',
  ),
  studyYearRequired: t('Year of study is required', 'Error: onboarding'),
  instituteRequired: t('Institute name is required', 'Error: onboarding'),
  stateRequired: t('State is required', 'Error: onboarding'),
} as const

export const problems = {
  role_settled: { status: 409, title: t('Your role is already set', 'Error: onboarding') },
  already_onboarded: { status: 409, title: t('Your profile is already complete', 'Error: onboarding') },
  under_age: { status: 403, title: t('Kere is for people aged 13 and over', 'Error: onboarding') },
} as const

const dateOfBirth = z.iso.date(onboardingMessages.dateOfBirthRequired)

const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(schema)

export const studentOnboarding = z.strictObject({
  role: z.literal('student'),
  dateOfBirth,
  studyYear: z.enum(studyYears, onboardingRefusals.studyYearRequired),
  instituteName: requiredLine(onboardingRefusals.instituteRequired, limits.lineLength),
  state: z.enum(states, onboardingRefusals.stateRequired),
})

const { designation, teachingExperience, linkedinUrl, phoneNumber, lumaProfileUrl } = educatorAnswers.shape
const { bio, subjectsOfInterest, languagesSpoken, organizationAffiliation, certifications } = educatorAnswers.shape

/**
 * The answers of an educator's onboarding (S-327). The chat asks for all but the first four (S-328). Phone and links of
 * people under 18 are not stored (C-49).
 */
export const educatorOnboarding = z.strictObject({
  role: z.literal('educator'),
  dateOfBirth,
  designation,
  teachingExperience,
  linkedinUrl: optional(linkedinUrl),
  phoneNumber: optional(z.union([z.literal(''), phoneNumber], fieldMessages.phoneInvalid)),
  lumaProfileUrl: optional(lumaProfileUrl),
  bio: optional(bio),
  subjectsOfInterest: optional(subjectsOfInterest),
  languagesSpoken: optional(languagesSpoken),
  organizationAffiliation: optional(organizationAffiliation),
  certifications: optional(certifications),
})

export const onboarding = z.discriminatedUnion('role', [studentOnboarding, educatorOnboarding])

export type Onboarding = z.infer<typeof onboarding>

const account = z.object({ user: sessionUser })

export const chooseRole = defineEndpoint('chooseRole', 'POST /api/me/role', {
  summary:
    'Says whether the caller wants to learn or to teach, while onboarding is not finished. Renews the access cookie.',
  access: { roles: chosenRoles, minors: 'open' },
  isNeverStored: true,
  body: z.strictObject({ role: z.enum(chosenRoles, onboardingMessages.roleRequired) }),
  status: 200,
  response: account,
  problems: ['role_settled', 'too_many_attempts'],
  failure: onboardingMessages.roleFailed,
})

/** Renews the access cookie. If the user is under 13, the account is refused and erased (C-49). */
export const completeOnboarding = defineEndpoint('completeOnboarding', 'PUT /api/me/onboarding', {
  summary: 'Saves what the caller says of themselves and finishes onboarding.',
  access: { roles, minors: 'open' },
  isNeverStored: true,
  body: onboarding,
  response: account,
  problems: ['already_onboarded', 'under_age'],
  failure: onboardingMessages.profileFailed,
})
