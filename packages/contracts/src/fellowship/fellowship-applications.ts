import * as z from 'zod/mini'
import { educatorAnswers } from '../accounts/educator-profile.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { optionalLine, requiredLine, requiredText } from '../text/text.ts'
import { fellowshipDetails } from './fellowship-draft.ts'
import {
  applicationStatuses,
  fellowshipLimits,
  fellowshipMessages,
  fellowshipTracks,
  preferredModes,
  submitFailure,
} from './fellowship-options.ts'
import { fellowshipRound } from './fellowship-rounds.ts'

export const problems = {
  fellowship_closed: { status: 409, title: 'Applications for this track are closed. Your draft is kept' },
  fellowship_applied: { status: 409, title: 'You have already applied for this track in this round' },
  fellowship_not_eligible: { status: 409, title: 'You do not meet the conditions of this track' },
  fellowship_in_review: { status: 409, title: 'The review has begun, so the application can no longer be changed' },
  fellowship_draft_changed: {
    status: 409,
    title: 'This draft was changed somewhere else, so your changes were not saved',
  },
} as const

/** The roles of S-042 and S-500. */
const applicants = { roles: ['student', 'admin'] } as const
const onboarded = { ...applicants, needs: ['onboarded'] } as const

const moment = z.iso.datetime()
const fileId = z.string().check(z.maxLength(64), z.regex(/^fil_\w+$/))

const { phoneNumber, linkedinUrl } = educatorAnswers.shape

const statement = z.nullable(z.object({ id: z.string(), name: z.string(), size: z.int() }))

export const ownApplication = z.object({
  id: z.string(),
  track: openEnum(fellowshipTracks),
  round: z.int(),
  /** The status that the applicant knows. A decision counts once its mail is being sent. */
  status: openEnum(applicationStatuses),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  /** The text of the decision that the applicant received. */
  reason: z.nullable(z.string()),
  /** True until the review begins. */
  canBeWithdrawn: z.boolean(),
  organization: z.string(),
  role: z.string(),
  areaOfInterest: z.string(),
  motivation: z.string(),
  phoneNumber: z.string(),
  location: z.string(),
  guardianContact: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  preferredMode: z.nullable(openEnum(preferredModes)),
  statement,
  deadline: z.nullable(moment),
  startsOn: z.nullable(z.iso.date()),
})

export type OwnApplication = z.infer<typeof ownApplication>

const draftDetails = z.object({
  ...fellowshipDetails.shape,
  track: openEnum(['', ...fellowshipTracks]),
  preferredMode: openEnum(['', ...preferredModes]),
})

export const ownFellowship = z.object({
  person: z.object({ name: z.string(), email: z.string() }),
  tracks: z.array(
    z.extend(fellowshipRound, {
      /** The conditions that the applicant does not meet, as sentences. */
      unmet: z.array(z.string()),
      hasApplied: z.boolean(),
    }),
  ),
  draft: z.nullable(z.object({ version: z.int(), savedAt: moment, details: draftDetails })),
  /** Applications, newest first (S-526). */
  applications: z.array(ownApplication),
  asOf: moment,
})

export type OwnFellowship = z.infer<typeof ownFellowship>

export const getOwnFellowship = defineEndpoint('getOwnFellowship', 'GET /api/me/fellowship', {
  summary: 'The caller’s applications and draft, and what each track asks of them.',
  access: onboarded,
  response: ownFellowship,
  failure: 'Failed to check application status',
})

export const saveFellowshipDraft = defineEndpoint('saveFellowshipDraft', 'PUT /api/me/fellowship/draft', {
  summary: 'Keeps what is typed, over the version that it names: 0 where there is no draft yet.',
  access: onboarded,
  body: z.strictObject({ version: z.int().check(z.minimum(0)), details: fellowshipDetails }),
  response: z.object({ version: z.int(), savedAt: moment }),
  problems: ['fellowship_draft_changed'],
  failure: 'Failed to save the draft',
})

export const newApplication = z
  .strictObject({
    track: z.enum(fellowshipTracks, fellowshipMessages.trackRequired),
    organization: requiredLine(fellowshipMessages.organizationRequired, limits.lineLength),
    role: requiredLine(fellowshipMessages.roleRequired, limits.lineLength),
    areaOfInterest: requiredLine(fellowshipMessages.areaRequired, limits.lineLength),
    motivation: requiredText(fellowshipMessages.motivationRequired, fellowshipLimits.motivationLength),
    phoneNumber: z.pipe(requiredLine(fellowshipMessages.phoneRequired, limits.lineLength), phoneNumber),
    location: requiredLine(fellowshipMessages.locationRequired, limits.lineLength),
    guardianContact: z.optional(optionalLine(limits.lineLength)),
    linkedinUrl: z.optional(linkedinUrl),
    preferredMode: z.optional(z.enum(['', ...preferredModes])),
    statementId: z.optional(fileId),
    statementName: z.optional(optionalLine(fellowshipLimits.fileNameLength)),
  })
  .check(
    z.refine<{ track?: unknown; guardianContact?: string | undefined }>(
      ({ track, guardianContact = '' }) => track !== 'k12' || guardianContact !== '',
      {
        error: fellowshipMessages.guardianRequired,
        path: ['guardianContact'],
        // The check also runs when other fields are wrong, so that all errors come at once.
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
  )

export type NewApplication = z.infer<typeof newApplication>

export const submitFellowshipApplication = defineEndpoint(
  'submitFellowshipApplication',
  'POST /api/me/fellowship/applications',
  {
    summary: 'Applies for the open round of a track, once; the draft becomes the application (S-526, W-24).',
    access: onboarded,
    body: newApplication,
    response: ownApplication,
    problems: ['fellowship_closed', 'fellowship_applied', 'fellowship_not_eligible'],
    failure: submitFailure,
  },
)

export const withdrawFellowshipApplication = defineEndpoint(
  'withdrawFellowshipApplication',
  'DELETE /api/me/fellowship/applications/:id',
  {
    summary: 'Takes an application back until its review begins; what it said is the draft again.',
    access: applicants,
    problems: ['fellowship_in_review'],
    failure: 'Failed to withdraw the application',
  },
)

export const setFellowshipStatement = defineEndpoint(
  'setFellowshipStatement',
  'PUT /api/me/fellowship/applications/:id/statement',
  {
    summary: 'Attaches a statement that was uploaded after submitting, or replaces the one that is there.',
    access: applicants,
    body: z.strictObject({
      statementId: fileId,
      statementName: optionalLine(fellowshipLimits.fileNameLength),
    }),
    response: ownApplication,
    problems: ['fellowship_in_review'],
    failure: 'Failed to attach the statement',
  },
)
