import * as z from 'zod/mini'
import { courseCategories } from '../courses/course-options.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { labMessages, labPhases, labStates } from './lab-options.ts'

const moment = z.iso.datetime()

const educator = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
})

const stageSummary = z.object({ id: z.string(), name: z.string(), startsAt: moment, endsAt: moment })

export const labSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.nullable(openEnum(courseCategories)),
  coverImage: z.nullable(z.string()),
  coverDrawing: z.int(),
  state: openEnum(labStates),
  isSample: z.boolean(),
  stages: z.array(stageSummary),
  /** The time at which requests to join end. */
  closesAt: moment,
  participants: z.int(),
  mentors: z.int(),
  teams: z.int(),
  maxParticipants: z.int(),
  maxMentors: z.int(),
  teamSize: z.int(),
  educator,
  /** Lists include it for the sitemap. */
  updatedAt: z.optional(moment),
})

export type LabSummary = z.infer<typeof labSummary>

/** Others see at most this much later that a lab was opened, changed or closed. */
const publicAgeSeconds = 10

export const labList = listOf(labSummary, {
  name: 'challenge-labs',
  filters: { search: listFilters.search, phase: z.optional(z.enum(labPhases)) },
  sorts: ['soonest'],
  /** The sample lab; null unless there is no real lab at all, whatever the search (U-24). */
  extra: { sample: z._default(z.nullable(labSummary), null) },
})

export type LabList = z.infer<(typeof labList)['response']>

export const listLabs = defineEndpoint('listLabs', 'GET /api/challenge-labs', {
  summary: 'Open labs that still take requests, the one that closes first before others (S-172, S-407).',
  access: 'public',
  query: labList.query,
  response: labList.response,
  failure: labMessages.listFailed,
  maxAgeSeconds: publicAgeSeconds,
})

export const lab = z.extend(labSummary, {
  coverImage: z.nullable(z.string()),
  description: z.string(),
  goals: z.array(z.string()),
  /** The ids of `goals`, in the same order. */
  goalIds: z.optional(z.array(z.string())),
  deliverables: z.array(z.string()),
  stages: z.array(z.extend(stageSummary, { text: z.string() })),
  askedBy: z.string(),
  needs: z.string(),
  /** The approved mentors. Learners are counted and never named. */
  mentorList: z.array(educator),
  teamList: z.array(z.object({ id: z.string(), name: z.string(), members: z.int(), handedIn: z.int() })),
  /** The result of a closed lab as sanitized HTML; null until its educator publishes it. */
  outcome: z.nullable(z.object({ html: z.string(), publishedAt: moment })),
})

export type Lab = z.infer<typeof lab>

export const getLab = defineEndpoint('getLab', 'GET /api/challenge-labs/:id', {
  summary: 'An open lab, or a closed one with a published outcome (S-523).',
  access: 'public',
  response: lab,
  failure: labMessages.getFailed,
  maxAgeSeconds: publicAgeSeconds,
})
