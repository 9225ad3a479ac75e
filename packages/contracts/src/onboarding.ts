import * as z from 'zod/mini'
import { accountMessages } from './account-messages.ts'
import { educatorAnswers } from './educator-profile.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { states, studyYears } from './onboarding-options.ts'
import { chosenRoles, roles } from './roles.ts'
import { sessionUser } from './session.ts'

export const problems = {
  role_settled: { status: 409, title: 'Your role is already set' },
  already_onboarded: { status: 409, title: 'Your profile is already complete' },
  under_age: { status: 403, title: 'Kere is for people aged 13 and over' },
} as const

const dateOfBirth = z.iso.date(accountMessages.dateOfBirthRequired)

const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(schema)

/** S-325 */
export const studentOnboarding = z.strictObject({
  role: z.literal('student'),
  dateOfBirth,
  studyYear: z.enum(studyYears, accountMessages.studyYearRequired),
  instituteName: z
    .string(accountMessages.instituteRequired)
    .check(
      z.trim(),
      z.minLength(1, accountMessages.instituteRequired),
      z.maxLength(limits.lineLength, accountMessages.tooLong(limits.lineLength)),
    ),
  state: z.enum(states, accountMessages.stateRequired),
})

const { designation, teachingExperience, linkedinUrl, phoneNumber, lumaProfileUrl } = educatorAnswers.shape
const { bio, subjectsOfInterest, languagesSpoken, organizationAffiliation, certifications } = educatorAnswers.shape

/**
 * S-327; all but the first four come along where they answered the chat (S-328). Of somebody under 18 phone and links are not
 * kept (C-49).
 */
export const educatorOnboarding = z.strictObject({
  role: z.literal('educator'),
  dateOfBirth,
  designation,
  teachingExperience,
  linkedinUrl: optional(linkedinUrl),
  /** Empty where there is none. */
  phoneNumber: optional(z.union([z.literal(''), phoneNumber], accountMessages.phoneInvalid)),
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

export const chooseRole = defineEndpoint({
  name: 'chooseRole',
  summary:
    'Says whether the caller wants to learn or to teach, while onboarding is not finished. Renews the access cookie.',
  method: 'POST',
  path: '/api/me/role',
  access: { roles: chosenRoles },
  isNeverStored: true,
  body: z.strictObject({ role: z.enum(chosenRoles, accountMessages.roleRequired) }),
  status: 200,
  response: account,
  problems: ['role_settled'],
  failure: accountMessages.roleFailed,
})

/** Renews the access cookie. Somebody under 13 is refused and erased (C-49). */
export const completeOnboarding = defineEndpoint({
  name: 'completeOnboarding',
  summary: 'Saves what the caller says of themselves and finishes onboarding.',
  method: 'PUT',
  path: '/api/me/onboarding',
  access: { roles },
  isNeverStored: true,
  body: onboarding,
  status: 200,
  response: account,
  problems: ['already_onboarded', 'under_age'],
  failure: accountMessages.profileFailed,
})
