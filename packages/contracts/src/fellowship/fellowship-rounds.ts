import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { fellowshipTracks, roundStates } from './fellowship-options.ts'

export const problems = {
  fellowship_dates: { status: 422, title: 'A round opens before its deadline, and starts after it' },
} as const

const moment = z.iso.datetime()

/** Each date is null until it is decided. */
const dates = {
  opensAt: z.nullable(moment),
  deadline: z.nullable(moment),
  /** The days are days in India. */
  startsOn: z.nullable(z.iso.date()),
  endsOn: z.nullable(z.iso.date()),
}

export const fellowshipRound = z.object({
  track: openEnum(fellowshipTracks),
  /** The round's number within its track, from 1. */
  round: z.int(),
  state: openEnum(roundStates),
  ...dates,
})

export type FellowshipRound = z.infer<typeof fellowshipRound>

export const listFellowshipTracks = defineEndpoint('listFellowshipTracks', 'GET /api/fellowship-tracks', {
  summary: 'The three tracks with their round of now: open or closed, and until when (C-25).',
  access: 'public',
  response: z.object({ items: z.array(fellowshipRound), asOf: moment }),
  failure: 'Failed to fetch the fellowship',
  maxAgeSeconds: 10,
})

export const managedRound = z.extend(fellowshipRound, {
  isSwitchedOn: z.boolean(),
  capacity: z.nullable(z.int()),
  /** If true, reviewers see neither names nor addresses, organizations or file names. */
  isBlind: z.boolean(),
})

export type ManagedRound = z.infer<typeof managedRound>

export const listFellowshipRounds = defineEndpoint('listFellowshipRounds', 'GET /api/fellowship-rounds', {
  summary: 'The rounds of now as admins set them.',
  access: { roles: ['admin'] },
  response: z.object({ items: z.array(managedRound), asOf: moment }),
  failure: 'Failed to fetch the fellowship',
})

export const maxCapacity = 10_000

export const roundChange = z.strictObject({
  isSwitchedOn: z.optional(z.boolean()),
  opensAt: z.optional(dates.opensAt),
  deadline: z.optional(dates.deadline),
  startsOn: z.optional(dates.startsOn),
  endsOn: z.optional(dates.endsOn),
  capacity: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(maxCapacity)))),
  isBlind: z.optional(z.boolean()),
})

export const changeFellowshipRound = defineEndpoint('changeFellowshipRound', 'PATCH /api/fellowship-rounds/:track', {
  summary: 'Opens or closes a track, and sets dates, places and blind review of its round of now (S-459, W-22).',
  access: { roles: ['admin'] },
  params: z.object({ track: z.enum(fellowshipTracks) }),
  body: roundChange,
  response: managedRound,
  problems: ['fellowship_dates'],
  isAlwaysFound: true,
  failure: 'Failed to change the fellowship',
})

export const beginFellowshipRound = defineEndpoint(
  'beginFellowshipRound',
  'POST /api/fellowship-rounds/:track/rounds',
  {
    summary: 'Begins the next round of a track, closed and without dates: whoever applied before may apply again.',
    access: { roles: ['admin'] },
    params: z.object({ track: z.enum(fellowshipTracks) }),
    body: z.strictObject({ after: z.int().check(z.minimum(1), z.maximum(10_000)) }),
    response: managedRound,
    isAlwaysFound: true,
    failure: 'Failed to begin the round',
  },
)
