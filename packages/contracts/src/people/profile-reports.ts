import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { visitorFormFields } from '../forms/visitor-form.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { emailAddress } from '../text/email-address.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { optionalText, requiredText } from '../text/text.ts'
import { peopleKinds } from './listed-people-options.ts'
import { reportedStatuses, reportFailure, reportLimits, reportReasons } from './profile-reports-options.ts'

export const problems = {
  report_changed: { status: 409, title: 'Someone else has decided on this report. Look at it again' },
  report_final: { status: 409, title: 'The emails have left, so this decision cannot be undone' },
  own_report: { status: 409, title: 'Another admin decides on reports about you' },
  already_replied: { status: 409, title: 'You have replied already' },
  profile_not_hidden: { status: 409, title: 'Your profile is not hidden' },
} as const

/** A report (W-51). Only visitors give an address; users are answered at that of their account. */
export const newReport = z.strictObject({
  reason: z.enum(reportReasons, t('Please choose a reason', 'Error')),
  text: z.optional(optionalText(reportLimits.textLength)),
  email: z.optional(z.union([z.literal(''), emailAddress], fieldMessages.emailInvalid)),
  ...visitorFormFields,
})

export type NewReport = z.infer<typeof newReport>

export const reportProfile = defineEndpoint('reportProfile', 'POST /api/listed-people/:id/reports', {
  summary: 'Reports the profile of somebody who is listed. The answer is the same whoever it is about (W-51).',
  access: 'optional',
  body: newReport,
  status: 200,
  response: z.object({ ok: z.literal(true) }),
  problems: ['too_many_attempts', 'challenge_failed'],
  isAlwaysFound: true,
  failure: reportFailure,
})

/** The reported person as everybody sees them. Admins get nothing private either (W-49). */
const reportedPerson = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  kind: openEnum(peopleKinds),
  bio: z.nullable(z.string()),
  isListed: z.boolean(),
})

export const reportedProfile = z.object({
  id: z.string(),
  person: reportedPerson,
  status: openEnum(reportedStatuses),
  times: z.int(),
  latestReason: openEnum(reportReasons),
  lastReportedAt: z.iso.datetime(),
  decision: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), message: z.nullable(z.string()) })),
  reply: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** Changes with each report, each reply and each change of the profile. */
  version: z.optional(z.int()),
})

export type ReportedProfile = z.infer<typeof reportedProfile>

export const reportedProfiles = resource('/api/reported-profiles', reportedProfile, {
  name: 'reported-profiles',
  access: admins,
  filters: { status: oneOf(reportedStatuses) },
  sorts: newestOrOldest,
  counts: reportedStatuses,
  list: {
    name: 'listReportedProfiles',
    summary: 'People whose profiles were reported, one row each, filtered, sorted and paged.',
    failure: 'Failed to fetch reports',
  },
  get: {
    name: 'getReportedProfile',
    summary: 'One person whose profile was reported.',
    failure: 'Failed to fetch the report',
  },
  csv: 'exportReportedProfiles',
})

/** The reporter stays unknown, even to admins. */
const profileReport = z.object({
  id: z.string(),
  reason: openEnum(reportReasons),
  text: z.nullable(z.string()),
  /** An admin can read there what was reported, if it is not the profile. */
  path: z.optional(z.nullable(z.string())),
  at: z.iso.datetime(),
  isFromUser: z.boolean(),
  wantsAnswer: z.boolean(),
  isDoubtful: z.boolean(),
  isDecided: z.boolean(),
})

export const listProfileReports = defineEndpoint('listProfileReports', 'GET /api/reported-profiles/:id/reports', {
  summary: 'The latest reports of one profile, without who wrote them.',
  access: admins,
  response: z.object({ items: z.array(profileReport) }),
  failure: 'Failed to fetch the reports',
})

/** The reported person reads this message. The message about a dismissed report goes only to the reporters. */
export const reportMessage = requiredText('Please write what the person should know', reportLimits.messageLength)

const decided = { status: z.enum(reportedStatuses) }

export const decideReport = defineEndpoint('decideReport', 'POST /api/reported-profiles/:id/decision', {
  summary:
    'Dismisses reports, warns, hides or suspends, and answers the reporters by email. `status` is what it was read as.',
  access: admins,
  query: readVersion,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('dismiss'), ...decided }),
    z.strictObject({
      decision: z.enum(['warn', 'hide', 'suspend']),
      message: reportMessage,
      ...decided,
    }),
  ]),
  response: reportedProfile,
  problems: [
    'report_changed',
    'changed_since_read',
    'own_report',
    'own_account',
    'super_admin_protected',
    'email_not_confirmed',
    'being_deleted',
  ],
  failure: 'Failed to save the decision',
})

export const undoReportDecision = defineEndpoint('undoReportDecision', 'DELETE /api/reported-profiles/:id/decision', {
  summary:
    'Takes a decision back as long as its emails have not left; nobody is told of it. A suspension is lifted instead.',
  access: admins,
  response: reportedProfile,
  problems: ['own_report', 'report_final'],
  failure: 'Failed to undo the decision',
})

const users = { roles: ['student', 'educator', 'admin'] } as const

export const hiding = z.nullable(
  z.object({
    at: z.iso.datetime(),
    message: z.string(),
    reply: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
  }),
)

export type Hiding = z.infer<typeof hiding>

export const getOwnHiding = defineEndpoint('getOwnHiding', 'GET /api/own-hiding', {
  summary: 'Why the caller’s profile is hidden from others; null where it is not.',
  access: users,
  response: z.object({ hiding }),
  failure: 'Failed to fetch whether your profile is hidden',
})

export const newHidingReply = z.strictObject({ text: requiredText('Please write a reply', reportLimits.replyLength) })

export const replyToHiding = defineEndpoint('replyToHiding', 'POST /api/own-hiding/reply', {
  summary: 'Says once to the admins what is wrong about the hiding.',
  access: users,
  body: newHidingReply,
  response: z.object({ hiding }),
  problems: ['already_replied', 'profile_not_hidden'],
  failure: 'Failed to send your reply',
})
