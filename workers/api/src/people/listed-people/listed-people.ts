import { linkHosts } from '@kere/brand/link-hosts'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError } from '../../base/domain-error.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { type PeopleFilters, peoplePages, type PersonRow, selectPeople, selectPerson } from './listed-people.queries.ts'

type Asked = PeopleFilters & ListRequest<'first-name'>

const toPerson = ({ userId, avatarUrl, bio, location, subjects, languages, ...names }: PersonRow) => ({
  id: userId,
  name: nameOf(names),
  avatarUrl: smallPictureOf(avatarUrl),
  bio,
  location,
  subjects,
  languages,
})

const toEducator = (row: PersonRow) => ({
  ...toPerson(row),
  designation: row.designation,
  organization: row.organization,
})

const toLearner = (row: PersonRow) => ({
  ...toPerson(row),
  studyYear: row.studyYear,
  instituteName: row.instituteName,
  organization: row.organization,
})

async function list({ db, at, actor }: Context, kind: PeopleKind, asked: Asked) {
  const page = peoplePages[kind](asked)
  const readerId = actor?.userId ?? null
  const { rows, total, ...others } = await selectPeople(db, {
    kind,
    filters: asked,
    readerId,
    page,
    today: dayInIndia(at),
  })
  return { page, rows, answer: { total, totalIsLowerBound: total >= page.countLimit, ...others } }
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
    today: dayInIndia(at),
    readerId: actor?.userId ?? null,
  })
  if (!row) throw new DomainError('not_found', 'Educator not found')
  const { calendarUrl, groupUrl } = row
  return {
    ...toEducator(row),
    calendarUrl: calendarUrl && URL.canParse(calendarUrl) && isOfCalendarService(calendarUrl) ? calendarUrl : null,
    groupUrl: actor ? groupUrl : null,
  }
}

export async function getLearner({ db, at, actor }: Context, id: string) {
  const row = await selectPerson(db, { kind: 'learner', id, today: dayInIndia(at), readerId: actor?.userId ?? null })
  if (!row) throw new DomainError('not_found', 'Learner not found')
  return toLearner(row)
}
