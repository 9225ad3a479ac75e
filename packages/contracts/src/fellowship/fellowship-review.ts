import * as z from 'zod/mini'
import { documentLink } from '../files/documents.ts'
import { bulkOf } from '../http/bulk.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { optionalText, requiredText } from '../text/text.ts'
import { applicationStatuses, fellowshipLimits, fellowshipTracks, preferredModes } from './fellowship-options.ts'

export const problems = {
  conflict_of_interest: { status: 409, title: 'You have a conflict of interest here, so somebody else decides' },
  fellowship_full: { status: 409, title: 'The places of this round are full' },
  fellowship_decided: { status: 409, title: 'This application has been decided already' },
  fellowship_not_approved: {
    status: 409,
    title: 'Only somebody approved in a round that is not reviewed blind can complete the fellowship',
  },
  fellowship_final: { status: 409, title: 'The email about this decision has already been sent' },
} as const

const admins = { roles: ['admin'] } as const
const moment = z.iso.datetime()

const row = {
  id: z.string(),
  track: openEnum(fellowshipTracks),
  round: z.int(),
  /** In a blind review the time is cut to midnight in India. */
  createdAt: moment,
  /** In a blind review this and every other identifying field is null. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  role: z.string(),
  areaOfInterest: z.string(),
  status: openEnum(applicationStatuses),
  version: z.optional(z.int()),
  isBlind: z.boolean(),
  /** The mean of all points, 1 to 5; null until somebody has given points. */
  score: z.nullable(z.number()),
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  /** The time at which the person completed the fellowship; they have a certificate of it. */
  completedAt: z.optional(z.nullable(moment)),
  /** True if the caller has declared a conflict of interest. The API then refuses the caller's decision. */
  hasConflict: z.boolean(),
}

export const reviewedApplication = z.object(row)

export type ReviewedApplication = z.infer<typeof reviewedApplication>

const points = z.nullable(z.int().check(z.minimum(1), z.maximum(5)))

const review = { motivation: points, fit: points, feasibility: points }

export const reviewedDetail = z.object({
  ...row,
  motivation: z.string(),
  phoneNumber: z.nullable(z.string()),
  location: z.nullable(z.string()),
  guardianContact: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  preferredMode: z.nullable(openEnum(preferredModes)),
  statement: z.nullable(z.object({ name: z.nullable(z.string()), size: z.int() })),
  reason: z.nullable(z.string()),
  /** The caller's own review. */
  review: z.object({ ...review, note: z.string(), hasDeclaredConflict: z.boolean() }),
  otherReviews: z.array(z.object({ reviewer: z.string(), ...review, note: z.string() })),
  history: z.array(z.object({ at: moment, label: z.string(), by: z.nullable(z.string()) })),
})

export type ReviewedDetail = z.infer<typeof reviewedDetail>

/** The list of S-461 and S-462. A search never finds applications of a round that is reviewed blind. */
export const fellowshipApplicationList = listOf(reviewedApplication, {
  name: 'fellowship-applications',
  filters: {
    search: listFilters.search,
    track: z.optional(z.enum(fellowshipTracks)),
    status: z.optional(z.enum(applicationStatuses)),
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: ['newest', 'oldest', 'score'],
  extra: {
    counts: countsOf(applicationStatuses),
    /** Counts all applications, whatever the filters (S-463). */
    tracks: z.array(
      z.object({ track: openEnum(fellowshipTracks), total: z.int(), pending: z.int(), approvedInRound: z.int() }),
    ),
  },
})

export const listFellowshipApplications = defineEndpoint(
  'listFellowshipApplications',
  'GET /api/fellowship-applications',
  {
    summary: 'Fellowship applications, filtered, sorted and paged.',
    access: admins,
    token: 'applications:read',
    query: fellowshipApplicationList.query,
    response: fellowshipApplicationList.response,
    failure: 'Failed to fetch fellowship applications',
  },
)

export const exportFellowshipApplications = exportOf({
  name: 'exportFellowshipApplications',
  list: fellowshipApplicationList,
  endpoint: listFellowshipApplications,
})

const updateFailed = 'Failed to update application status'

export const getFellowshipApplication = defineEndpoint(
  'getFellowshipApplication',
  'GET /api/fellowship-applications/:id',
  {
    summary: 'An application as a reviewer may see it, with its history.',
    access: admins,
    response: reviewedDetail,
    failure: 'Failed to fetch the application',
  },
)

const decisionProblems = ['not_found', 'fellowship_decided', 'changed_since_read', 'conflict_of_interest'] as const

export const approveFellowshipApplication = defineEndpoint(
  'approveFellowshipApplication',
  'POST /api/fellowship-applications/:id/approval',
  {
    summary: 'Approves an application that waits; the email leaves ten seconds later (C-26).',
    access: admins,
    query: readVersion,
    response: reviewedDetail,
    problems: [...decisionProblems, 'fellowship_full'],
    failure: updateFailed,
  },
)

export const fellowshipRejection = z.strictObject({
  reason: requiredText('Please give a reason', limits.reasonLength),
})

export const rejectFellowshipApplication = defineEndpoint(
  'rejectFellowshipApplication',
  'POST /api/fellowship-applications/:id/rejection',
  {
    summary: 'Does not select an application that waits; the applicant is told why by email, ten seconds later.',
    access: admins,
    query: readVersion,
    body: fellowshipRejection,
    response: reviewedDetail,
    problems: decisionProblems,
    failure: updateFailed,
  },
)

export const undoFellowshipDecision = defineEndpoint(
  'undoFellowshipDecision',
  'DELETE /api/fellowship-applications/:id/decision',
  {
    summary: 'Takes a decision back within ten seconds, before its email leaves; it is final after that (C-26).',
    access: admins,
    response: reviewedDetail,
    problems: ['fellowship_final'],
    failure: 'Failed to undo the decision',
  },
)

export const completeFellowship = defineEndpoint(
  'completeFellowship',
  'PUT /api/fellowship-applications/:id/completion',
  {
    summary:
      'Says that an approved applicant has completed the fellowship, which gives them a certificate; the email leaves ten seconds later.',
    access: admins,
    response: reviewedDetail,
    problems: ['fellowship_not_approved'],
    failure: updateFailed,
  },
)

export const undoFellowshipCompletion = defineEndpoint(
  'undoFellowshipCompletion',
  'DELETE /api/fellowship-applications/:id/completion',
  {
    summary: 'Takes a completion back within ten seconds, before its email leaves. Later a certificate can be revoked.',
    access: admins,
    response: reviewedDetail,
    problems: ['fellowship_final'],
    failure: updateFailed,
  },
)

export const actOnFellowshipApplications = bulkOf({
  name: 'actOnFellowshipApplications',
  summary: 'Decides several applications, each under its own rules, or takes the decisions back.',
  list: fellowshipApplicationList,
  endpoint: { access: admins },
  failure: updateFailed,
  acts: ['approve', 'reject', 'undo', 'complete', 'uncomplete'],
})

export const reviewFellowshipApplication = defineEndpoint(
  'reviewFellowshipApplication',
  'PUT /api/fellowship-applications/:id/review',
  {
    summary: 'Keeps the caller’s points, note and declared conflict of interest. With it the review has begun.',
    access: admins,
    query: readVersion,
    body: z.strictObject({
      ...review,
      note: optionalText(fellowshipLimits.noteLength),
      hasDeclaredConflict: z.boolean(),
    }),
    response: reviewedDetail,
    problems: ['changed_since_read'],
    failure: 'Failed to save the review',
  },
)

export const linkFellowshipStatement = defineEndpoint(
  'linkFellowshipStatement',
  'POST /api/fellowship-applications/:id/statement-links',
  {
    summary: 'A link of five minutes to the statement, for the caller alone; the audit log says who took it (W-23).',
    access: admins,
    response: documentLink,
    failure: 'Failed to make a link to the statement',
  },
)
