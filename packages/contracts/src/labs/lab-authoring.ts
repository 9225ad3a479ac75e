import * as z from 'zod/mini'
import { courseCategories } from '../courses/course-options.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { textField } from '../text/text.ts'
import { labDetails } from './lab-details.ts'
import { labMessages, labStates } from './lab-options.ts'
import { labSummary } from './labs.ts'

export const problems = {
  lab_changed: { status: 409, title: 'This lab was changed somewhere else, so your changes were not saved' },
  lab_is_archived: { status: 409, title: 'This lab is archived and cannot be changed' },
  /** The rule of U-21. `detail` says how many places are taken. */
  lab_places_taken: { status: 409, title: 'A lab cannot have fewer places than people in it' },
  lab_is_open: { status: 409, title: 'Close the lab before you publish its outcome' },
  /** The outcome's Markdown cannot be rendered. */
  lab_text_too_complex: {
    status: 422,
    title: 'This text cannot be shown: it is nested too deeply, or has too many lists, tables and links',
  },
  too_many_labs: { status: 409, title: 'You have reached the largest number of labs for one account' },
} as const

/** Educators manage their own labs, admins those of everybody (S-401, C-32). */
const authors = { roles: ['educator', 'admin'] } as const
const approved = { roles: ['educator', 'admin'], needs: ['approved'] } as const
const moment = z.iso.datetime()

export const managedLab = z.extend(labSummary, {
  version: z.int(),
  pending: z.int(),
  createdAt: moment,
  updatedAt: moment,
  hasOutcome: z.boolean(),
})

export type ManagedLab = z.infer<typeof managedLab>

export const managedLabList = listOf(managedLab, {
  name: 'managed-labs',
  filters: { state: z.optional(z.enum(labStates)), search: listFilters.search },
  sorts: ['newest'],
})

export const listManagedLabs = defineEndpoint('listManagedLabs', 'GET /api/managed-labs', {
  summary: 'The labs that the caller runs, for an admin everybody’s, with their educators, the newest first (S-523).',
  access: authors,
  query: managedLabList.query,
  response: managedLabList.response,
  failure: labMessages.listFailed,
})

/** Details that a newer version of the API may have saved. */
const storedLabDetails = z.object({
  title: z.string(),
  description: z.string(),
  category: z.nullable(openEnum(courseCategories)),
  goals: z.array(z.string()),
  deliverables: z.array(z.string()),
  stages: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), endsOn: z.string() })),
  startsOn: z.string(),
  closesOn: z.string(),
  maxParticipants: z.int(),
  maxMentors: z.int(),
  teamSize: z.int(),
  askedBy: z.string(),
  needs: z.string(),
  coverImage: z.nullable(z.string()),
  coverDrawing: z.int(),
  isSample: z.boolean(),
})

export const labDraft = z.extend(managedLab, { details: storedLabDetails, outcomeText: z.string() })

export type LabDraft = z.infer<typeof labDraft>

export const getManagedLab = defineEndpoint('getManagedLab', 'GET /api/managed-labs/:id', {
  summary: 'A lab as its form shows it. For its educator and for admins.',
  access: authors,
  response: labDraft,
  failure: labMessages.getFailed,
})

export const createLab = defineEndpoint('createLab', 'POST /api/managed-labs', {
  summary: 'Makes a lab, open or as a draft that only its educator sees (S-401, S-523).',
  access: approved,
  body: z.strictObject({ details: labDetails, opens: z.boolean() }),
  response: managedLab,
  problems: ['too_many_labs', 'forbidden'],
  failure: labMessages.createFailed,
})

export const saveLab = defineEndpoint('saveLab', 'PUT /api/managed-labs/:id', {
  summary: 'Changes a lab, over the version that it names, else `lab_changed`.',
  access: authors,
  body: z.strictObject({ version: z.int(), details: labDetails }),
  response: labDraft,
  problems: ['lab_changed', 'lab_is_archived', 'lab_places_taken', 'forbidden'],
  failure: labMessages.updateFailed,
})

export const setLabState = defineEndpoint('setLabState', 'PUT /api/managed-labs/:id/state', {
  summary: 'Opens, closes or reopens a lab (S-401, S-407). Idempotent; requests that wait stay (U-21).',
  access: approved,
  query: readVersion,
  body: z.strictObject({ state: z.enum(['open', 'closed']) }),
  response: managedLab,
  problems: ['changed_since_read', 'lab_is_archived'],
  failure: labMessages.updateFailed,
})

export const deleteLab = defineEndpoint('deleteLab', 'DELETE /api/managed-labs/:id', {
  summary: 'Deletes a lab that nobody has asked to join; any other is archived, and its people are told (U-20).',
  access: authors,
  response: z.object({ isArchived: z.boolean() }),
  failure: 'Failed to delete challenge lab',
})

export const saveLabOutcome = defineEndpoint('saveLabOutcome', 'PUT /api/managed-labs/:id/outcome', {
  summary: 'Publishes what a closed lab came to, in Markdown, on its public page; an empty text takes it from there.',
  access: authors,
  body: z.strictObject({
    text: textField().check(z.maxLength(20_000, 'Please use at most 20,000 characters')),
    /** If true, everybody whose work in the lab is verified gets a certificate. */
    givesCertificates: z.optional(z.boolean()),
  }),
  bodyBytes: 4 * 20_000,
  response: labDraft,
  problems: ['lab_is_open', 'lab_is_archived', 'lab_text_too_complex'],
  failure: labMessages.updateFailed,
})
