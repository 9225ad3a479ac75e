import { linkHosts } from '@kere/brand/link-hosts'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError } from '../../base/domain-error.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import {
  type PeopleFilters,
  peoplePages,
  type PersonRow,
  selectPeople,
  selectPerson,
  valuesOffered,
} from './listed-people.queries.ts'

type Asked = PeopleFilters & ListRequest<'first-name'>

const toPerson = ({ userId, avatarUrl, bio, location, subjects, languages, ...names }: Omit<PersonRow, 'room'>) => ({
  id: userId,
  name: nameOf(names),
  avatarUrl: smallPictureOf(avatarUrl),
  bio,
  location,
  subjects,
  languages,
})

const toEducator = ({ room, ...row }: PersonRow) => ({
  ...toPerson(row),
  designation: row.designation,
  organization: row.organization,
  mentorRoom: room && { state: room.state, pausedUntil: room.pausedUntil, nextStart: room.nextStart },
})

const toLearner = (row: PersonRow) => ({
  ...toPerson(row),
  studyYear: row.studyYear,
  instituteName: row.instituteName,
  organization: row.organization,
  publicEntries: row.publicEntries,
  latestEntry: row.latestEntry === null ? null : (JSON.parse(row.latestEntry) as { id: string; title: string }),
})

/**
 * Offers the state as a value: “Bengaluru, Karnataka” and “Mysuru, Karnataka” both give Karnataka, which finds both.
 */
function statesOf(locations: readonly { value: string; count: number }[]) {
  const counts = new Map<string, number>()
  for (const { value, count } of locations) {
    const state = value.slice(value.lastIndexOf(',') + 1).trim() || value
    counts.set(state, (counts.get(state) ?? 0) + count)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, valuesOffered)
}

async function list({ db, at, actor }: Context, kind: PeopleKind, asked: Asked) {
  const page = peoplePages[kind](asked)
  const readerId = actor?.userId ?? null
  const { rows, total, ...others } = await selectPeople(db, {
    kind,
    filters: asked,
    readerId,
    page,
    now: at,
    today: dayInIndia(at),
  })
  const facets = { ...others.facets, locations: statesOf(others.facets.locations) }
  return { page, rows, answer: { total, totalIsLowerBound: total >= page.countLimit, ...others, facets } }
}

export async function listEducators(context: Context, asked: Asked) {
  const { page, rows, answer } = await list(context, 'educator', asked)
  return { ...answer, ...pageOf(page, rows, toEducator) }
}

export async function listLearners(context: Context, asked: Asked) {
  const { page, rows, answer } = await list(context, 'learner', asked)
  const { designations: _, ...facets } = answer.facets
  return { ...answer, facets, ...pageOf(page, rows, toLearner) }
}

const isOfCalendarService = (url: string) =>
  linkHosts.luma.some((host) => `${url}/`.startsWith(`${host}/`) || new URL(url).host.endsWith(`.${host.slice(8)}`))

export async function getEducator({ db, at, actor }: Context, id: string) {
  const row = await selectPerson(db, {
    kind: 'educator',
    id,
    now: at,
    today: dayInIndia(at),
    readerId: actor?.userId ?? null,
  })
  if (!row) throw new DomainError('not_found', 'Educator not found')
  const { calendarUrl, groupUrl, room } = row
  return {
    ...toEducator(row),
    weeklyHours: room?.weeklyHours ?? [],
    calendarUrl: calendarUrl && URL.canParse(calendarUrl) && isOfCalendarService(calendarUrl) ? calendarUrl : null,
    groupUrl: actor ? groupUrl : null,
  }
}

export async function getLearner({ db, at, actor }: Context, id: string) {
  const row = await selectPerson(db, {
    kind: 'learner',
    id,
    now: at,
    today: dayInIndia(at),
    readerId: actor?.userId ?? null,
  })
  if (!row) throw new DomainError('not_found', 'Learner not found')
  return toLearner(row)
}
