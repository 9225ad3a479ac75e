import { fellowshipTracks, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import type { changeFellowshipRound as changeEndpoint } from '@kere/contracts/fellowship/fellowship-rounds'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { firstRound, stateOf } from './rounds.domain.ts'
import { insertRound, type RoundRow, selectRounds, updateRound } from './rounds.queries.ts'

export async function listTracks(context: Context) {
  const { items, asOf } = await readRounds(context)
  return { items: items.map((row) => toRound(row, context.at)), asOf }
}

export async function listRounds(context: Context) {
  const { items, asOf } = await readRounds(context)
  return { items: items.map((row) => toManaged(row, context.at)), asOf }
}

async function readRounds({ db, at }: Context) {
  const rows = await selectRounds(db)
  const items = fellowshipTracks.map((track): RoundRow => rows.find((row) => row.track === track) ?? firstRound(track))
  return { items, asOf: momentOf(at) }
}

export async function changeRound(
  context: Context,
  track: FellowshipTrack,
  { isSwitchedOn, opensAt, deadline, ...others }: EndpointRequest<typeof changeEndpoint>['body'],
) {
  const before = (await selectRounds(context.db)).find((row) => row.track === track) ?? firstRound(track)
  const change = withoutUndefined({
    isOpen: isSwitchedOn,
    opensAt: instantOf(opensAt),
    deadline: instantOf(deadline),
    ...others,
  })
  const wanted = { ...before, ...change }
  if (isLate(wanted.opensAt, wanted.deadline) || isLate(wanted.startsOn, wanted.endsOn))
    throw new DomainError('fellowship_dates')
  const row = await updateRound(context, { track, change })
  if (!row) throw new Error('The batch has made the round that it changes')
  return toManaged(row, context.at)
}

export async function beginRound(context: Context, track: FellowshipTrack, after: number) {
  const row = await insertRound(context, { track, after })
  return toManaged(row ?? firstRound(track), context.at)
}

const isLate = <Value extends number | string>(first: Value | null, second: Value | null) =>
  first !== null && second !== null && first >= second

const instantOf = (moment: string | null | undefined) =>
  moment === null || moment === undefined ? moment : Date.parse(moment)

const momentOf = (at: number) => new Date(at).toISOString()
const momentOrNull = (at: number | null) => (at === null ? null : momentOf(at))

/** The cast restores the names, which `Object.fromEntries` loses. */
const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Name in keyof Value]?: Exclude<Value[Name], undefined>
  }

export const toRound = (row: RoundRow, now: number) => ({
  track: row.track,
  round: row.round,
  state: stateOf(row, now),
  opensAt: momentOrNull(row.opensAt),
  deadline: momentOrNull(row.deadline),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
})

const toManaged = (row: RoundRow, now: number) => ({
  ...toRound(row, now),
  isSwitchedOn: row.isOpen,
  capacity: row.capacity,
  isBlind: row.isBlind,
})
