import { limits } from '@kere/contracts/http/limits'
import { educatorList, learnerList } from '@kere/contracts/people/listed-people'
import { type PeopleFacetName, type PeopleKind, peopleLimits } from '@kere/contracts/people/listed-people-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { listedPeople, listedPeopleCounts, listedPeopleFacets } from '@kere/d1/schema/people/listed-people'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import type { Database } from '../../base/context.ts'
import { ascending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { findTexts, matchesSearch, wordsOf } from '../../kit/lists/search.ts'
import { isUnblocked } from '../../accounts/accounts/person-rows.ts'
import { mentorRoomColumn, mentorRoomOf } from '../../mentorship/mentor-settings/mentor-room-rows.ts'
import { latestPublicEntry, publicEntryCount } from '../../portfolio/impact-entries/public-entry-rows.ts'

export interface PeopleFilters {
  search?: string | undefined
  subject?: string | readonly string[] | undefined
  location?: string | undefined
  designation?: string | undefined
  language?: string | undefined
}

interface FoundFilters extends Omit<PeopleFilters, 'location' | 'designation'> {
  /** The typed text, or the values that contain it. */
  location: string | readonly string[] | undefined
  designation: string | readonly string[] | undefined
}

const byFirstName = {
  'first-name': ascending({ sortName: listedPeopleFacets.sortName, userId: listedPeopleFacets.userId }),
}

export const peoplePages = { educator: keyset(educatorList, byFirstName), learner: keyset(learnerList, byFirstName) }

/** The number of a facet's values that are searched for a typed text, and of the values found that a page merges. */
const valuesSearched = 500
const valuesMerged = 20

export const valuesOffered = 18

interface Chosen {
  facet: PeopleFacetName
  /** A select with the column `value`. */
  values: SQL
}

/**
 * The typed text may be a part of a value in any case (S-207, S-208). So the values are searched, which are fewer than
 * the people.
 */
const valuesLike = (kind: PeopleKind, facet: PeopleFacetName, part: string) => sql`SELECT offered.value FROM (
  SELECT listed_people_counts.value FROM listed_people_counts
  WHERE listed_people_counts.kind = ${kind} AND listed_people_counts.facet = ${facet} AND listed_people_counts.count > 0
  ORDER BY listed_people_counts.count DESC LIMIT ${valuesSearched}) AS offered
  WHERE instr(lower(offered.value), lower(${part})) > 0 LIMIT ${valuesMerged}`

/** SQLite only folds the case of ASCII. Other text is searched here, folded like searches. */
async function selectLike(db: Database, kind: PeopleKind, facet: PeopleFacetName, typed: string | undefined) {
  if (typed === undefined || /^[\p{ASCII}]*$/u.test(typed)) return typed
  const rows = await db
    .select({ value: listedPeopleCounts.value })
    .from(listedPeopleCounts)
    .where(and(eq(listedPeopleCounts.kind, kind), eq(listedPeopleCounts.facet, facet), gt(listedPeopleCounts.count, 0)))
    .orderBy(desc(listedPeopleCounts.count))
    .limit(valuesSearched)
  const found = findTexts(rows, ({ value }) => value, wordsOf(typed) ?? [])
  return found.map(({ item }) => item.value).slice(0, valuesMerged)
}

/** Replaces typed text that is not plain ASCII by the values that contain it. */
async function withValues(db: Database, kind: PeopleKind, filters: PeopleFilters): Promise<FoundFilters> {
  const [location, designation] = await Promise.all([
    selectLike(db, kind, 'location', filters.location),
    selectLike(db, kind, 'designation', filters.designation),
  ])
  return { ...filters, location, designation }
}

function chosenOf(kind: PeopleKind, { subject = [], location, designation, language }: FoundFilters): Chosen[] {
  const given = typeof subject === 'string' ? [subject] : subject
  const among = (values: readonly string[]) => sql`SELECT value FROM json_each(${JSON.stringify(values)})`
  const like = (facet: PeopleFacetName, part: string | readonly string[] | undefined): Chosen[] =>
    part ? [{ facet, values: typeof part === 'string' ? valuesLike(kind, facet, part) : among(part) }] : []
  const exact = (facet: PeopleFacetName, values: readonly string[]): Chosen[] =>
    values.length > 0 ? [{ facet, values: among(values) }] : []
  return [
    ...like('designation', designation),
    ...like('location', location),
    ...exact('language', language ? [language] : []),
    ...exact('subject', given),
  ]
}

const isAlso = (kind: PeopleKind, { facet, values }: Chosen) => sql`EXISTS (
  SELECT 1 FROM listed_people_facets AS other
  WHERE other.kind = ${kind} AND other.facet = ${facet} AND other.value IN (${values})
    AND other.sort_name = listed_people_facets.sort_name AND other.user_id = listed_people_facets.user_id)`

/** The searched texts, for words that are too short for the full-text table. */
const texts = sql`(SELECT named.first_name || ' ' || named.last_name FROM profiles AS named
  WHERE named.id = listed_people.user_id)`

interface Kind {
  kind: PeopleKind
  now: number
}

interface Asked extends Kind {
  filters: FoundFilters
  /** Null for a visitor. */
  readerId: string | null
}

/**
 * Reads one range for each value of one filter. The other filters narrow it, and no more rows are read than a search
 * examines.
 */
function idsOf({ kind, filters, readerId }: Omit<Asked, 'now'>, limit: number, after: SQL | undefined): SQL {
  const chosen = chosenOf(kind, filters)
  const ordered = sql`ORDER BY listed_people_facets.sort_name, listed_people_facets.user_id LIMIT ${limit}`
  const isOpen = isUnblocked(readerId, sql`listed_people_facets.user_id`)
  const everyone = sql`listed_people_facets.kind = ${kind} AND listed_people_facets.facet = 'everyone' AND listed_people_facets.value = ''`
  const found = matchesSearch({ table: 'listed_people_search', seq: listedPeople.searchRowId, texts }, filters.search)
  if (found)
    return sql`SELECT listed_people_facets.user_id FROM listed_people CROSS JOIN listed_people_facets
      ON ${everyone} AND listed_people_facets.sort_name = listed_people.sort_name AND listed_people_facets.user_id = listed_people.user_id
      WHERE ${and(found, sql`+${listedPeople.kind} = ${kind}`, after, isOpen, ...chosen.map((each) => isAlso(kind, each)))} ${ordered}`

  const [first, ...others] = chosen
  if (!first)
    return sql`SELECT listed_people_facets.user_id FROM listed_people_facets WHERE ${and(everyone, after, isOpen)} ${ordered}`
  const looked = others.length > 0 ? limits.searchCandidates : limit
  const isOfValue = sql`listed_people_facets.kind = ${kind} AND listed_people_facets.facet = ${first.facet}
    AND listed_people_facets.value = chosen.value`
  const range = sql`SELECT listed_people_facets.rowid FROM listed_people_facets WHERE ${and(isOfValue, after, isOpen)}
    ORDER BY listed_people_facets.sort_name, listed_people_facets.user_id LIMIT ${looked}`
  return sql`SELECT DISTINCT listed_people_facets.user_id FROM (${first.values}) AS chosen CROSS JOIN listed_people_facets
    WHERE ${and(sql`listed_people_facets.rowid IN (${range})`, ...others.map((each) => isAlso(kind, each)))} ${ordered}`
}

const columnsOf = ({ kind, now }: Kind) => ({
  userId: listedPeople.userId,
  sortName: listedPeople.sortName,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.avatarUrl,
  bio: profiles.bio,
  location: profiles.location,
  subjects: profiles.subjectsOfInterest,
  languages: profiles.languagesSpoken,
  designation: profiles.designation,
  organization: profiles.organizationAffiliation,
  studyYear: profiles.studyYear,
  instituteName: profiles.instituteName,
  mentorRoom: (kind === 'educator' ? mentorRoomColumn(listedPeople.userId, now) : nothing).as('mentor_room'),
  publicEntries: (kind === 'learner'
    ? publicEntryCount(listedPeople.userId, peopleLimits.countedEntries)
    : sql<number>`0`
  ).as('public_entries'),
  latestEntry: (kind === 'learner' ? latestPublicEntry(listedPeople.userId) : nothing).as('latest_entry'),
})

const nothing = sql<string | null>`NULL`

const selectListed = (db: Database, kind: Kind) =>
  db.select(columnsOf(kind)).from(listedPeople).innerJoin(profiles, eq(profiles.id, listedPeople.userId))

const withRoom = <Row extends { mentorRoom: string | null }>({ mentorRoom, ...row }: Row, now: number) => ({
  ...row,
  room: mentorRoomOf(mentorRoom, now),
})

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>['rows'][number]

/** The triggers check the age at each change. It is checked again here, because a birthday is no change. */
const isOfAge = (today: string) => sql`${profiles.dateOfBirth} <= ${bornBy(today, limits.fullAge)}`

const selectFacet = (db: Database, kind: PeopleKind, facet: PeopleFacetName, limit = valuesOffered) =>
  db
    .select({ value: listedPeopleCounts.value, count: listedPeopleCounts.count })
    .from(listedPeopleCounts)
    .where(and(eq(listedPeopleCounts.kind, kind), eq(listedPeopleCounts.facet, facet), gt(listedPeopleCounts.count, 0)))
    .orderBy(desc(listedPeopleCounts.count), asc(listedPeopleCounts.value))
    .limit(limit)

export async function selectPeople(
  db: Database,
  {
    page,
    today,
    filters,
    ...asker
  }: Omit<Asked, 'filters'> & { filters: PeopleFilters; page: PageQuery; today: string },
) {
  const { kind } = asker
  const asked = { ...asker, filters: await withValues(db, kind, filters) }
  const [rows, [counted], [everyone], subjects, locations, designations, languages] = await db.batch([
    selectListed(db, asker)
      .where(and(sql`${listedPeople.userId} IN (${idsOf(asked, page.limit, page.after)})`, isOfAge(today)))
      .orderBy(asc(listedPeople.sortName), asc(listedPeople.userId)),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(${idsOf(asked, page.countLimit, undefined)}) AS counted`),
    selectFacet(db, kind, 'everyone'),
    selectFacet(db, kind, 'subject'),
    selectFacet(db, kind, 'location', valuesSearched),
    selectFacet(db, kind, 'designation'),
    selectFacet(db, kind, 'language'),
  ])
  return {
    rows: rows.map((row) => withRoom(row, asker.now)),
    total: counted?.total ?? 0,
    listed: everyone?.count ?? 0,
    facets: { subjects, locations, designations, languages },
  }
}

export async function selectPerson(
  db: Database,
  { id, today, readerId, ...asked }: Kind & { id: string; today: string; readerId: string | null },
) {
  const [row] = await db
    .select({
      ...columnsOf(asked),
      calendarUrl: sql<string | null>`iif(${profiles.visibilityStatus} = 'public' AND ${profiles.showsLumaProfile},
        ${profiles.lumaProfileUrl}, NULL)`.as('calendar_url'),
      groupUrl: sql<string | null>`iif(${profiles.showsWhatsappGroup}, ${profiles.whatsappGroupLink}, NULL)`.as(
        'group_url',
      ),
    })
    .from(listedPeople)
    .innerJoin(profiles, eq(profiles.id, listedPeople.userId))
    .where(
      and(
        eq(listedPeople.userId, id),
        eq(listedPeople.kind, asked.kind),
        isOfAge(today),
        isUnblocked(readerId, sql`${listedPeople.userId}`),
      ),
    )
  return row && withRoom(row, asked.now)
}
