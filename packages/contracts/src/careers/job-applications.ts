import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { visitorFormFields } from '../forms/visitor-form.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { emailAddressOf } from '../text/email-address.ts'
import { lineField, optionalLine, requiredLine, requiredText } from '../text/text.ts'
import { webAddressOf, webLink } from '../text/web-link.ts'
import { applicationMessages as messages, careerLimits, jobStages } from './career-options.ts'

export const problems = {
  position_closed: { status: 409, title: t('This position has been closed. Nothing was sent', 'Error') },
  application_link_invalid: {
    status: 404,
    title: t('This link is not valid, or was replaced by a newer one', 'Error'),
  },
  application_ended: { status: 409, title: t('This application has ended, so it can no longer be withdrawn', 'Error') },
} as const

const required = lineField(messages.linkRequired).check(z.minLength(1, { error: messages.linkRequired, abort: true }))
const link = webLink(messages.linkInvalid, webAddressOf, required)

const positionId = z.string().check(z.maxLength(careerLimits.idLength), z.regex(/^[a-z0-9-]+$/))

export const newJobApplication = z.strictObject({
  position: positionId,
  name: requiredLine(messages.nameRequired, limits.nameLength),
  email: emailAddressOf({ required: messages.emailRequired, invalid: messages.emailInvalid }),
  link,
  note: requiredText(messages.noteRequired, careerLimits.noteLength),
  /** The file's name on the sender's device, if the browser tells it. */
  resumeName: z.optional(optionalLine(limits.lineLength)),
  ...visitorFormFields,
})

export type NewJobApplication = z.infer<typeof newJobApplication>

export const applyForPosition = defineEndpoint('applyForPosition', 'POST /api/job-applications', {
  summary:
    'Applies for a position. The answer is the same for everybody: who has applied before is told so by email alone.',
  access: 'optional',
  body: newJobApplication,
  files: { resume: { maxBytes: careerLimits.resumeBytes } },
  status: 200,
  response: z.object({ ok: z.literal(true) }),
  problems: ['too_many_attempts', 'challenge_failed', 'position_closed', 'upload_failed'],
  failure: messages.failed,
})

const token = z.string().check(z.maxLength(200))

/** An application, as the holder of the receipt's link sees it. */
export const sentApplication = z.object({
  token: z.string(),
  position: z.string(),
  positionId: z.string(),
  stage: openEnum(jobStages),
  createdAt: z.iso.datetime(),
  /** The latest email about the application. */
  answer: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
  resumeName: z.nullable(z.string()),
  canBeWithdrawn: z.boolean(),
  /** True if a holder of the receipt's link has opened it, or if the applicant was signed in with this address. */
  isConfirmed: z.boolean(),
})

export type SentApplication = z.infer<typeof sentApplication>

export const getSentApplication = defineEndpoint('getSentApplication', 'GET /api/job-application-links/:token', {
  summary: 'An application and its stage, by the link in its receipt.',
  access: 'public',
  params: z.object({ token }),
  response: sentApplication,
  problems: ['application_link_invalid'],
  isAlwaysFound: true,
  failure: t('Failed to fetch your application', 'Error'),
})

export const applicationLink = z.strictObject({ token })

export const confirmJobApplication = defineEndpoint(
  'confirmJobApplication',
  'POST /api/job-application-confirmations',
  {
    summary: 'Confirms the address of an application by the link in its receipt, as its page does once it is seen.',
    access: 'public',
    body: applicationLink,
    status: 200,
    response: sentApplication,
    problems: ['application_link_invalid'],
    failure: 'Failed to confirm your application',
  },
)

export const withdrawJobApplication = defineEndpoint(
  'withdrawJobApplication',
  'POST /api/job-application-withdrawals',
  {
    summary: 'Withdraws an application by the link in its receipt, and deletes its resume.',
    access: 'public',
    body: applicationLink,
    status: 200,
    response: sentApplication,
    problems: ['application_link_invalid', 'application_ended'],
    failure: t('Failed to withdraw your application', 'Error'),
  },
)
