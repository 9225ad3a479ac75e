import * as z from 'zod/mini'
import { chosenRoles, roles } from '../accounts/roles.ts'
import { bulkOf } from '../http/bulk.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { listFilters } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { days, oneOf, resource } from '../http/resource.ts'
import { optionalLine, optionalText, requiredText } from '../text/text.ts'
import {
  mentorshipAreas,
  mentorshipLevels,
  mentorshipLimits,
  mentorshipMessages,
  mentorshipPurposes,
  mentorshipSides,
  mentorshipSorts,
  mentorshipStatuses,
  mentorshipSteps,
  mentorshipViewers,
} from './mentorship-options.ts'

export const problems = {
  too_many_pending_requests: { status: 409, title: mentorshipMessages.tooMany },
  mentorship_area_taken: { status: 409, title: 'You already have a pending mentorship request for this area' },
  mentorship_change_final: { status: 409, title: 'It is too late to undo this' },
  mentorship_changed: { status: 409, title: 'This request has changed in the meantime' },
  mentor_unavailable: { status: 409, title: 'This educator cannot take the request' },
  mentor_full: { status: 409, title: 'This educator has no room for another person' },
  no_mentor_suggested: { status: 409, title: 'No educator with room suits this request' },
} as const

const id = z.string().check(z.maxLength(64))
const byId = z.object({ id })
const moment = z.iso.datetime()

const person = z.object({ id: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })

const educator = z.extend(person, { designation: z.nullable(z.string()) })

const request = z.object({
  id: z.string(),
  area: openEnum(mentorshipAreas),
  level: openEnum(mentorshipLevels),
  purpose: openEnum(mentorshipPurposes),
  message: z.string(),
  status: openEnum(mentorshipStatuses),
  /** The caller's part in this request. */
  viewer: openEnum(mentorshipViewers),
  /** The learner's address is sent to admins, and to the mentor of an adult once they have accepted (W-21). */
  learner: z.extend(person, { email: z.nullable(z.string()) }),
  mentor: z.nullable(educator),
  rejectionReason: z.nullable(z.string()),
  /** True if what the mentor writes is copied to the guardian of a learner under 18. */
  isCopied: z.optional(z.boolean()),
  /** Whether the mentor has declared the mentorship complete, which verifies it. */
  hasMentorCompleted: z.optional(z.boolean()),
  createdAt: moment,
  updatedAt: moment,
  assignedAt: z.nullable(moment),
  nextSession: z.nullable(z.object({ id: z.string(), startsAt: moment, isConfirmed: z.boolean() })),
})

export type MentorshipRequest = z.infer<typeof request>

const step = z.object({
  kind: openEnum(mentorshipSteps),
  at: moment,
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

const requestDetail = z.extend(request, {
  /** True for a person under 18 or of unknown age. Admins can then see every session. */
  isLearnerMinor: z.boolean(),
  /** The mentor whom the learner asked for; never sent to mentors. An older API does not send it. */
  wishedMentor: z.optional(z.nullable(educator)),
  learnerLanguages: z.array(z.string()),
  learnerPlace: z.nullable(z.string()),
  /** Set while a mentor has been asked and has not answered (W-20). */
  dates: z.nullable(z.object({ remindsAt: moment, escalatesAt: moment, returnsAt: moment })),
  steps: z.array(step),
  /** The final feedback of both sides, which only admins see. */
  feedback: z.nullable(z.object({ learner: z.nullable(z.string()), mentor: z.nullable(z.string()) })),
})

export type MentorshipDetail = z.infer<typeof requestDetail>

/** The fields of a request. All missing ones get the same error text (S-196). */
export const newMentorshipRequest = z.strictObject({
  area: z.enum(mentorshipAreas, mentorshipMessages.incomplete),
  level: z.enum(mentorshipLevels, mentorshipMessages.incomplete),
  purpose: z.enum(mentorshipPurposes, mentorshipMessages.incomplete),
  message: requiredText(mentorshipMessages.incomplete, mentorshipLimits.messageLength),
  /** The id of a listed educator who mentors. Any other wish is dropped. */
  wishedMentorId: z.optional(z.nullable(optionalLine(64))),
})

export type NewMentorshipRequest = z.infer<typeof newMentorshipRequest>

/** Admins assign mentors and cannot request one for themselves (C-11). */
export const createMentorshipRequest = defineEndpoint('createMentorshipRequest', 'POST /api/me/mentorship-requests', {
  summary: 'Asks for a mentor. Two requests may be pending at once, each for another area.',
  access: { roles: chosenRoles, needs: ['onboarded'], minors: 'mentorship' },
  body: newMentorshipRequest,
  response: requestDetail,
  problems: ['too_many_pending_requests', 'mentorship_area_taken', 'too_many_attempts'],
  failure: mentorshipMessages.failed,
})

export const myMentorship = resource('/api/me/mentorship-requests', request, {
  name: 'my-mentorship',
  access: { roles },
  filters: {
    /** The caller's own requests, or those addressed to the caller. */
    side: oneOf(mentorshipSides),
    status: oneOf(mentorshipStatuses),
    area: oneOf(mentorshipAreas),
  },
  sorts: mentorshipSorts,
  counts: mentorshipStatuses,
  list: {
    name: 'listMyMentorshipRequests',
    summary: 'Requests of the caller’s, or addressed to them.',
    failure: 'Failed to fetch mentorship requests',
  },
})

export const mentorship = resource('/api/mentorship-requests', request, {
  name: 'mentorship-requests',
  access: { roles: ['admin'] },
  filters: {
    status: oneOf(mentorshipStatuses),
    area: oneOf(mentorshipAreas),
    level: oneOf(mentorshipLevels),
    search: listFilters.search,
    ...days,
    /** Lists only requests without a mentor (U-14). */
    mentor: oneOf(['none']),
  },
  sorts: mentorshipSorts,
  counts: mentorshipStatuses,
  list: {
    name: 'listMentorshipRequests',
    summary: 'Everybody’s requests, filtered, sorted and paged.',
    failure: 'Failed to fetch mentorship requests',
  },
  csv: 'exportMentorshipRequests',
})

export const getMentorshipRequest = defineEndpoint('getMentorshipRequest', 'GET /api/mentorship-requests/:id', {
  summary: 'A request with its timeline, for its learner, its mentor and admins.',
  access: { roles },
  response: requestDetail,
  failure: 'Failed to fetch the mentorship request',
})

const change = {
  params: byId,
  status: 201,
  response: requestDetail,
  problems: ['not_found', 'mentorship_changed'],
} as const

export const cancelMentorshipRequest = defineEndpoint(
  'cancelMentorshipRequest',
  'POST /api/mentorship-requests/:id/cancellation',
  {
    ...change,
    summary: 'Withdraws a pending request of the caller’s.',
    access: { roles },
    failure: 'Failed to cancel request',
  },
)

const deciders = { roles: ['educator', 'admin'] } as const

/** A mentor accepts, or an admin on behalf of the assigned mentor (S-412). */
export const acceptMentorshipRequest = defineEndpoint(
  'acceptMentorshipRequest',
  'POST /api/mentorship-requests/:id/acceptance',
  {
    ...change,
    summary: 'Accepts a pending request that has a mentor.',
    access: { ...deciders, needs: ['approved'] },
    problems: [...change.problems, 'mentor_not_for_minors', 'mentorship_not_agreed'],
    failure: 'Failed to approve request',
  },
)

export const mentorshipRejection = z.strictObject({ reason: z.nullish(optionalText(limits.reasonLength)) })

export const rejectMentorshipRequest = defineEndpoint(
  'rejectMentorshipRequest',
  'POST /api/mentorship-requests/:id/rejection',
  {
    ...change,
    summary: 'Rejects a pending request, with or without a reason.',
    access: deciders,
    body: mentorshipRejection,
    failure: 'Failed to reject request',
  },
)

export const assignMentor = defineEndpoint('assignMentor', 'PUT /api/mentorship-requests/:id/mentor', {
  ...change,
  summary: 'Asks an educator to take a pending request, in the place of whoever was asked before.',
  access: { roles: ['admin'] },
  body: z.strictObject({
    mentorId: id,
    /** The mentor whom the caller saw as asked. If another admin has assigned somebody since, the call is refused. */
    replaces: z.nullable(id),
  }),
  status: 200,
  problems: [...change.problems, 'mentor_unavailable', 'mentor_full', 'mentor_not_for_minors', 'mentorship_not_agreed'],
  failure: 'Failed to assign the mentor',
})

export const undoMentorshipChange = defineEndpoint(
  'undoMentorshipChange',
  'DELETE /api/mentorship-requests/:id/last-change',
  {
    ...change,
    summary:
      'Takes back a withdrawal, a rejection or an assignment of the caller’s, for ten seconds, before its email leaves.',
    access: { roles, minors: 'mentorship' },
    status: 200,
    problems: ['mentorship_change_final'],
    failure: 'Failed to undo it',
  },
)

const suggestion = z.extend(person, {
  designation: z.nullable(z.string()),
  /** The number of requests that the mentor has accepted or not answered yet, to compare with the capacity. */
  load: z.int(),
  capacity: z.int(),
  /** True for whoever cannot be assigned: full, away, or not approved for this learner. */
  isFull: z.boolean(),
  /** False if the learner is under 18 and no admin has approved the educator for that. */
  isForLearner: z.optional(z.boolean()),
  /** The median of the last 90 days; null if the mentor has answered none. */
  answerHours: z.nullable(z.int()),
  /** The reasons as sentences, the strongest first. */
  reasons: z.array(z.string()),
})

export type MentorSuggestion = z.infer<typeof suggestion>

export const listMentorSuggestions = defineEndpoint(
  'listMentorSuggestions',
  'GET /api/mentorship-requests/:id/suggestions',
  {
    summary: 'Educators who could take a request, the best match first, each with the reasons.',
    access: { roles: ['admin'] },
    response: z.object({ items: z.array(suggestion) }),
    failure: 'Failed to fetch suggested educators',
  },
)

export const completionFeedback = z.strictObject({
  feedback: z.nullish(optionalText(mentorshipLimits.feedbackLength)),
})

export const completeMentorship = defineEndpoint('completeMentorship', 'POST /api/mentorship-requests/:id/completion', {
  ...change,
  summary: 'Ends an accepted mentorship, from either side. Feedback is for admins alone, and can follow later.',
  access: { roles },
  body: completionFeedback,
  failure: 'Failed to complete the mentorship',
})

export const actOnMentorshipRequests = bulkOf({
  name: 'actOnMentorshipRequests',
  summary: 'Assigns as suggested, approves or rejects many requests, or takes that back, a part at a time.',
  list: mentorship,
  endpoint: mentorship.list,
  acts: ['suggest', 'accept', 'reject', 'undo'],
})
