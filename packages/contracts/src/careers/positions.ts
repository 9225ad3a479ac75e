import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { optionalLine, requiredLine, requiredText } from '../text/text.ts'
import { careerLimits, positionStatuses } from './career-options.ts'

export const problems = {
  position_incomplete: { status: 409, title: 'Add at least one entry to each list before you publish' },
  position_taken: { status: 409, title: 'Another position has this address. Choose another title' },
} as const

const admins = { roles: ['admin'] } as const

export const careerPosition = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  type: z.string(),
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  publishedAt: z.nullable(z.iso.datetime()),
})

export type CareerPosition = z.infer<typeof careerPosition>

export const listCareerPositions = defineEndpoint('listCareerPositions', 'GET /api/career-positions', {
  summary: 'The open positions, in their order.',
  access: 'public',
  response: z.object({ items: z.array(careerPosition) }),
  failure: 'Failed to fetch positions',
  maxAgeSeconds: 10,
})

export const managedPosition = z.extend(careerPosition, {
  status: openEnum(positionStatuses),
  closedAt: z.nullable(z.iso.datetime()),
  /** The number of applications at all stages, without withdrawn and doubtful ones. */
  applications: z.int(),
  /** The number of applications that are new or in review. */
  waiting: z.int(),
})

export type ManagedPosition = z.infer<typeof managedPosition>

const positions = z.object({ items: z.array(managedPosition) })

export const listManagedPositions = defineEndpoint('listManagedPositions', 'GET /api/managed-career-positions', {
  summary: 'All positions in their order: drafts, open and closed ones, with how many have applied.',
  access: admins,
  response: positions,
  failure: 'Failed to fetch positions',
})

/** Each line is an entry. Empty lines are left out. */
const entries = z.array(optionalLine(careerLimits.entryLength)).check(
  z.overwrite((lines) => lines.filter((line) => line !== '')),
  z.maxLength(careerLimits.entries, `Please add at most ${careerLimits.entries}`),
)

export const positionDetails = z.strictObject({
  title: requiredLine('Title is required', careerLimits.titleLength),
  location: requiredLine('Location is required', careerLimits.factLength),
  type: requiredLine('Type is required', careerLimits.factLength),
  description: requiredText('Description is required', careerLimits.descriptionLength),
  responsibilities: entries,
  requirements: entries,
  benefits: entries,
})

export type PositionDetails = z.infer<typeof positionDetails>

const byId = z.object({ id: z.string().check(z.maxLength(careerLimits.idLength)) })

export const createPosition = defineEndpoint('createPosition', 'POST /api/career-positions', {
  summary: 'Begins a position as a draft; its address follows from the title and stays.',
  access: admins,
  body: positionDetails,
  response: managedPosition,
  problems: ['position_taken'],
  failure: 'Failed to create the position',
})

export const changePosition = defineEndpoint('changePosition', 'PUT /api/career-positions/:id', {
  summary: 'Changes what a position says. Applications keep the title under which they were sent.',
  access: admins,
  params: byId,
  body: positionDetails,
  response: managedPosition,
  problems: ['position_incomplete'],
  failure: 'Failed to save the position',
})

export const setPositionStatus = defineEndpoint('setPositionStatus', 'PATCH /api/career-positions/:id', {
  summary: 'Publishes a position, closes it, or opens it again. Who has applied stays and is still answered.',
  access: admins,
  params: byId,
  body: z.strictObject({ status: z.enum(['open', 'closed']) }),
  response: managedPosition,
  problems: ['position_incomplete'],
  failure: 'Failed to change the position',
})

export const movePosition = defineEndpoint('movePosition', 'POST /api/career-positions/:id/moves', {
  summary: 'Changes places with the position before or after.',
  access: admins,
  params: byId,
  body: z.strictObject({ to: z.enum(['up', 'down']) }),
  status: 200,
  response: positions,
  failure: 'Failed to move the position',
})
