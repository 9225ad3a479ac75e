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

/** S-231 */
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

export const listCareerPositions = defineEndpoint({
  name: 'listCareerPositions',
  summary: 'The open positions, in their order.',
  method: 'GET',
  path: '/api/career-positions',
  access: 'public',
  status: 200,
  response: z.object({ items: z.array(careerPosition) }),
  problems: [],
  failure: 'Failed to fetch positions',
  maxAgeSeconds: 10,
})

export const managedPosition = z.extend(careerPosition, {
  status: openEnum(positionStatuses),
  closedAt: z.nullable(z.iso.datetime()),
  /** Applications at each stage, without withdrawn and doubtful ones. */
  applications: z.int(),
  /** Of these, new ones and those in review. */
  waiting: z.int(),
})

export type ManagedPosition = z.infer<typeof managedPosition>

const positions = z.object({ items: z.array(managedPosition) })

export const listManagedPositions = defineEndpoint({
  name: 'listManagedPositions',
  summary: 'All positions in their order: drafts, open and closed ones, with how many have applied.',
  method: 'GET',
  path: '/api/managed-career-positions',
  access: admins,
  status: 200,
  response: positions,
  problems: [],
  failure: 'Failed to fetch positions',
})

/** A line each; empty ones are left out. */
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

export const createPosition = defineEndpoint({
  name: 'createPosition',
  summary: 'Begins a position as a draft; its address follows from the title and stays.',
  method: 'POST',
  path: '/api/career-positions',
  access: admins,
  body: positionDetails,
  status: 201,
  response: managedPosition,
  problems: ['position_taken'],
  failure: 'Failed to create the position',
})

export const changePosition = defineEndpoint({
  name: 'changePosition',
  summary: 'Changes what a position says. Applications keep the title under which they were sent.',
  method: 'PUT',
  path: '/api/career-positions/:id',
  access: admins,
  params: byId,
  body: positionDetails,
  status: 200,
  response: managedPosition,
  problems: ['not_found', 'position_incomplete'],
  failure: 'Failed to save the position',
})

export const setPositionStatus = defineEndpoint({
  name: 'setPositionStatus',
  summary: 'Publishes a position, closes it, or opens it again. Who has applied stays and is still answered.',
  method: 'PATCH',
  path: '/api/career-positions/:id',
  access: admins,
  params: byId,
  body: z.strictObject({ status: z.enum(['open', 'closed']) }),
  status: 200,
  response: managedPosition,
  problems: ['not_found', 'position_incomplete'],
  failure: 'Failed to change the position',
})

export const movePosition = defineEndpoint({
  name: 'movePosition',
  summary: 'Changes places with the position before or after.',
  method: 'POST',
  path: '/api/career-positions/:id/moves',
  access: admins,
  params: byId,
  body: z.strictObject({ to: z.enum(['up', 'down']) }),
  status: 200,
  response: positions,
  problems: ['not_found'],
  failure: 'Failed to move the position',
})
