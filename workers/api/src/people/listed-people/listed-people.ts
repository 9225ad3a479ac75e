import { linkHosts } from '@kere/brand/link-hosts'
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

export async function listEducators({ db, at, actor }: Context, asked: Asked) {
  const page = peoplePages.educator(asked)
  const { rows, total, listed, facets } = await selectPeople(db, {
    kind: 'educator',
    filters: asked,
    readerId: actor?.userId ?? null,
    page,
    today: dayInIndia(at),
  })
  return { ...pageOf(page, rows, toEducator), total, totalIsLowerBound: total >= page.countLimit, listed, facets }
}

export async function listLearners({ db, at, actor }: Context, asked: Asked) {
  const page = peoplePages.learner(asked)
  const { rows, total, listed, facets } = await selectPeople(db, {
    kind: 'learner',
    filters: asked,
    readerId: actor?.userId ?? null,
    page,
    today: dayInIndia(at),
  })
  const { subjects, locations, languages } = facets
  return {
    ...pageOf(page, rows, toLearner),
    total,
    totalIsLowerBound: total >= page.countLimit,
    listed,
    facets: { subjects, locations, languages },
  }
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
