import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { emailAddressOf } from '../text/email-address.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { guardianPurposes } from './consents-options.ts'
import { guardianMessages, guardianProofs, guardianStates } from './guardian-options.ts'
import { chosenRoles } from './roles.ts'

export const problems = {
  guardian_not_asked: { status: 409, title: 'Your account needs no guardian' },
  guardian_own: { status: 409, title: guardianMessages.own },
  guardian_refused: { status: 409, title: guardianMessages.refused },
  guardian_settled: { status: 409, title: 'Your guardian has agreed already' },
  guardian_asked_recently: { status: 409, title: guardianMessages.tooSoon },
  guardian_link_unknown: {
    status: 404,
    title: t('This link is not valid. A newer email may have a newer link', 'Error'),
  },
  guardian_link_expired: { status: 410, title: t('This link has expired. Ask for a new one', 'Error') },
  guardian_not_proven: { status: 409, title: t('Show first that you are an adult', 'Error') },
} as const

export const guardianOfCaller = z.object({
  /** `none`: nobody was asked yet. `not_needed`: the caller is of age, or their age is not known. */
  state: openEnum([...guardianStates, 'none', 'not_needed'] as const),
  /** The address, mostly hidden, so that it cannot be read over a shoulder. */
  email: z.nullable(z.string()),
  askedAt: z.nullable(z.iso.datetime()),
  /** The same address can be written to again from this time. */
  againAt: z.nullable(z.iso.datetime()),
})

export type GuardianOfCaller = z.infer<typeof guardianOfCaller>

const access = { roles: chosenRoles, minors: 'open' } as const

export const getGuardian = defineEndpoint('getGuardian', 'GET /api/me/guardian', {
  summary: 'Whether the caller needs a guardian, who was asked, and what they answered.',
  access,
  response: guardianOfCaller,
  failure: 'Failed to fetch your guardian’s answer',
})

export const guardianAsked = z.strictObject({
  email: emailAddressOf({ required: guardianMessages.emailRequired, invalid: fieldMessages.emailInvalid }),
})

export const askGuardian = defineEndpoint('askGuardian', 'PUT /api/me/guardian', {
  summary: 'Asks an adult by email to agree to the caller’s account. Ends an earlier link.',
  access,
  body: guardianAsked,
  response: guardianOfCaller,
  problems: [
    'guardian_not_asked',
    'guardian_own',
    'guardian_refused',
    'guardian_settled',
    'guardian_asked_recently',
    'too_many_attempts',
  ],
  failure: 'Failed to write to your guardian',
})

const token = z.string().check(z.minLength(1), z.maxLength(600))

export const guardianPage = z.object({
  token: z.string(),
  state: openEnum(guardianStates),
  /** The address to which the link was sent. */
  email: z.string(),
  expiresAt: z.iso.datetime(),
  proof: z.nullable(openEnum(guardianProofs)),
  /** The guardian can show their age there. It is null where no such service is set up. */
  proofUrl: z.nullable(z.string()),
  /** Its answer, if it has just led back here. */
  ageToken: z.nullable(z.string()),
  child: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    dateOfBirth: z.iso.date(),
    studyYear: z.nullable(z.string()),
    instituteName: z.nullable(z.string()),
    state: z.nullable(z.string()),
    ofAgeOn: z.iso.date(),
  }),
  joined: z.array(z.object({ kind: openEnum(['course', 'event', 'lab'] as const), title: z.string() })),
  purposes: z.array(
    z.object({
      purpose: openEnum(guardianPurposes),
      words: z.string(),
      givenAt: z.nullable(z.iso.datetime()),
    }),
  ),
  deletionDueAt: z.nullable(z.iso.datetime()),
})

export type GuardianPage = z.infer<typeof guardianPage>

const byLink = { access: 'public', status: 200, response: guardianPage } as const
const linkProblems = ['guardian_link_unknown', 'guardian_link_expired'] as const

export const getGuardianPage = defineEndpoint('getGuardianPage', 'GET /api/guardian-links/:token', {
  ...byLink,
  summary: 'What the holder of a guardian’s link decides about: what is held of the child, and each purpose.',
  params: z.object({ token }),
  problems: linkProblems,
  isAlwaysFound: true,
  failure: t('Failed to load the page', 'Error'),
})

export const guardianRenewal = z.strictObject({ token })

export const renewGuardianLink = defineEndpoint('renewGuardianLink', 'POST /api/guardian-links/renewals', {
  summary: 'Sends a new link to the address of one that has expired. It never says to whom.',
  access: 'public',
  body: guardianRenewal,
  status: 204,
  problems: ['guardian_link_unknown', 'too_many_attempts'],
  failure: t('Failed to send a new link', 'Error'),
})

/** Without a script, the form sends one purpose as a string, and no purpose as a missing field. */
const sentPurposes = z.pipe(
  z.transform((given: unknown) => (given === undefined ? [] : Array.isArray(given) ? (given as unknown[]) : [given])),
  z.array(z.enum(guardianPurposes)).check(z.maxLength(guardianPurposes.length)),
)

export const guardianAgreement = z.strictObject({
  token,
  purposes: sentPurposes,
  /** The signed answer of the service for ages. */
  ageToken: z.optional(z.string().check(z.maxLength(600))),
})

export const agreeAsGuardian = defineEndpoint('agreeAsGuardian', 'POST /api/guardian-links/agreements', {
  ...byLink,
  summary: 'Agrees to the account and to the named purposes, and withdraws the others. Opens the account.',
  body: guardianAgreement,
  problems: [...linkProblems, 'guardian_not_proven'],
  failure: t('Failed to save your answer', 'Error'),
})

export const guardianRefusal = z.strictObject({ token })

export const refuseAsGuardian = defineEndpoint('refuseAsGuardian', 'POST /api/guardian-links/refusals', {
  ...byLink,
  summary: 'Says no, or withdraws everything that was agreed. Closes the account at once and asks for its deletion.',
  body: guardianRefusal,
  problems: linkProblems,
  failure: t('Failed to save your answer', 'Error'),
})

export const downloadAsGuardian = defineEndpoint('downloadAsGuardian', 'POST /api/guardian-links/data', {
  summary: 'Everything that is held about the child, as a JSON file, but for secrets.',
  access: 'public',
  body: guardianRefusal,
  status: 200,
  response: z.string(),
  mediaType: 'application/octet-stream',
  problems: [...linkProblems, 'guardian_not_proven', 'too_many_attempts', 'own_data_too_large'],
  failure: t('Failed to download the data', 'Error'),
  isNeverStored: true,
})
