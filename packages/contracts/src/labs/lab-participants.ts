import * as z from 'zod/mini'
import { bulkOf } from '../http/bulk.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { optionalText } from '../text/text.ts'
import { labLimits, labMessages, labStates, participantRoles, participantStatuses } from './lab-options.ts'

export const problems = {
  lab_request_decided: { status: 409, title: 'This request was answered meanwhile' },
  lab_places_full: { status: 409, title: 'Every place is taken. Raise the number of places to approve more people' },
  lab_decision_final: { status: 409, title: 'The email about this decision has already been sent' },
} as const

const authors = { roles: ['educator', 'admin'] } as const
const moment = z.iso.datetime()

export const labParticipant = z.object({
  id: z.string(),
  labId: z.string(),
  userId: z.string(),
  /** For a person who may be under 18, the surname is cut to its initial. */
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  about: z.nullable(z.string()),
  role: openEnum(participantRoles),
  status: openEnum(participantStatuses),
  statement: z.string(),
  externalLink: z.nullable(z.string()),
  note: z.nullable(z.string()),
  team: z.nullable(z.object({ id: z.string(), name: z.string() })),
  askedAt: moment,
  decidedAt: z.nullable(moment),
})

export type LabParticipant = z.infer<typeof labParticipant>

export const labParticipantList = listOf(labParticipant, {
  name: 'lab-participants',
  filters: {
    lab: z.string().check(z.maxLength(64)),
    role: z.optional(z.enum(participantRoles)),
    status: z.optional(z.enum(participantStatuses)),
  },
  sorts: ['waiting', 'newest'],
  nonPersonalFilters: ['lab'],
  extra: {
    lab: z.object({
      id: z.string(),
      title: z.string(),
      state: openEnum(labStates),
      isPublic: z.boolean(),
      closesAt: moment,
      maxParticipants: z.int(),
      maxMentors: z.int(),
      participants: z.int(),
      mentors: z.int(),
      pending: z.int(),
    }),
    counts: countsOf(participantRoles),
  },
})

export const listLabParticipants = defineEndpoint('listLabParticipants', 'GET /api/lab-participants', {
  summary:
    'Who asked to join a lab, who is in it and who was rejected (S-403, S-524). For its educator and admins (C-32).',
  access: authors,
  query: labParticipantList.query,
  response: labParticipantList.response,
  problems: ['not_found'],
  failure: labMessages.participantsFailed,
})

export const approveLabParticipant = defineEndpoint(
  'approveLabParticipant',
  'POST /api/lab-participants/:id/approval',
  {
    summary: 'Approves a request while a place is left (S-406); of two at once the last place goes to one.',
    access: authors,
    response: labParticipant,
    problems: ['lab_request_decided', 'lab_places_full'],
    failure: labMessages.decideFailed,
  },
)

export const labRejection = z.strictObject({ note: z.optional(optionalText(labLimits.noteLength)) })

export const rejectLabParticipant = defineEndpoint('rejectLabParticipant', 'POST /api/lab-participants/:id/rejection', {
  summary: 'Rejects a request, with a note to its sender where there is one (S-406).',
  access: authors,
  body: labRejection,
  response: labParticipant,
  problems: ['lab_request_decided'],
  failure: labMessages.decideFailed,
})

export const undoLabDecision = defineEndpoint('undoLabDecision', 'DELETE /api/lab-participants/:id/decision', {
  summary: 'Takes a decision back as long as its email has not left; the request waits again.',
  access: authors,
  response: labParticipant,
  problems: ['lab_decision_final'],
  failure: 'Failed to undo the decision',
})

export const removeLabParticipant = defineEndpoint(
  'removeLabParticipant',
  'DELETE /api/lab-participants/:id/membership',
  {
    summary: 'Takes a member or a mentor out of a lab, for good. Idempotent.',
    access: authors,
    body: labRejection,
    response: labParticipant,
    failure: labMessages.decideFailed,
  },
)

export const exportLabParticipants = exportOf({
  name: 'exportLabParticipants',
  list: labParticipantList,
  endpoint: listLabParticipants,
})

export const actOnLabParticipants = bulkOf({
  name: 'actOnLabParticipants',
  summary: 'Approves or rejects many requests, each by the rules of one.',
  list: labParticipantList,
  endpoint: listLabParticipants,
  acts: ['approve', 'reject', 'undo'],
})
