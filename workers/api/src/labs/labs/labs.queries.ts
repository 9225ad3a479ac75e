import { labLimits, type LabPhase } from '@kere/contracts/labs/lab-options'
import { limits } from '@kere/contracts/http/limits'
import { labList } from '@kere/contracts/labs/labs'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs, labClosingCounts } from '@kere/d1/schema/labs/labs'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import type { Database } from '../../base/context.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { ascending, keyset, type ListRequest, type PageQuery } from '../../kit/lists/keyset.ts'
import { matchesSearch } from '../../kit/lists/search.ts'
import { isOpen, isShown, labColumns, wholeLabColumns } from './lab-rows.ts'
import { lastClosedDay } from './lab-summary.ts'

export interface LabFilters {
  search?: string | undefined
  phase?: LabPhase | undefined
}

export type LabListRequest = LabFilters & ListRequest<'soonest'>

export const labPage = keyset(labList, {
  soonest: ascending({ closesAt: challengeLabs.closesAt, id: challengeLabs.id }),
})

/** The labs that still take requests, without samples. They are one range of the index. */
const takesRequests = (now: number): SQL =>
  sql`${isOpen} AND ${challengeLabs.isSample} = 0 AND ${challengeLabs.closesAt} > ${now}`

/**
 * The same condition for a few rows that are already found by id. The plus signs keep SQLite from reading the whole
 * index.
 */
const foundTakesRequests = (now: number): SQL =>
  sql`+${challengeLabs.status} = 'open' AND ${challengeLabs.archivedAt} IS NULL AND ${challengeLabs.isSample} = 0
    AND +${challengeLabs.closesAt} > ${now}`

const phases: Readonly<Record<LabPhase, (now: number) => SQL>> = {
  first: (now) => sql`${challengeLabs.firstEndsAt} > ${now}`,
  middle: (now) => sql`${challengeLabs.firstEndsAt} <= ${now} AND ${challengeLabs.lastStartsAt} > ${now}`,
  last: (now) => sql`${challengeLabs.firstEndsAt} <= ${now} AND ${challengeLabs.lastStartsAt} <= ${now}`,
}

/**
 * No index is sorted by the stage. So the labs whose requests close soonest are examined, by their index alone: once
 * for the page, and once for the total.
 */
const closingSoonest = (now: number) =>
  sql`(SELECT seq, id, closes_at, first_ends_at, last_starts_at FROM ${challengeLabs} WHERE ${takesRequests(now)}
    ORDER BY ${challengeLabs.closesAt}, ${challengeLabs.id} LIMIT ${examined()}) AS challenge_labs`

const examined = () => limits.searchCandidates / 2

const searched = sql`${challengeLabs.title} || ' ' || ${challengeLabs.description}`

function matching({ search, phase }: LabFilters, now: number, page?: PageQuery) {
  // Without a search, no more labs of a stage are read than the page shows, because only a search narrows them further.
  const isPage = page && !search
  const shown = isPage ? sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}` : sql``
  const isInPhase = phase && and(phases[phase](now), isPage ? page.after : undefined)
  return and(
    search || phase ? foundTakesRequests(now) : takesRequests(now),
    matchesSearch({ table: 'lab_search', seq: challengeLabs.searchRowId, texts: searched }, search),
    isInPhase &&
      sql`${challengeLabs.searchRowId} IN (SELECT seq FROM ${closingSoonest(now)} WHERE ${isInPhase} ${shown})`,
  )
}

function countLabs(db: Database, request: LabFilters, { page, now }: { page: PageQuery; now: number }) {
  const { search, phase } = request
  if (search) {
    const where = matching(request, now)
    return countRows(db, { from: challengeLabs, key: challengeLabs.id, where, countLimit: page.countLimit })
  }
  if (phase)
    return db
      .select({
        total: sql<number>`count(*) FILTER (WHERE ${phases[phase](now)})`.as('total'),
        isLowerBound: sql<number>`count(*) >= ${examined()}`.as('is_lower_bound'),
      })
      .from(closingSoonest(now))
  return db
    .select({
      total: sql<number>`coalesce(sum(${labClosingCounts.count}), 0)`.as('total'),
      isLowerBound: sql<number>`0`.as('is_lower_bound'),
    })
    .from(labClosingCounts)
    .where(gt(labClosingCounts.closesOn, lastClosedDay(now)))
}

const selectSummaries = (db: Database) =>
  db
    .select({ ...labColumns, updatedAt: challengeLabs.updatedAt })
    .from(challengeLabs)
    .leftJoin(profiles, eq(profiles.id, challengeLabs.createdBy))
    .$dynamic()

/** Reads a page of labs. It shows the sample if there is no real lab (U-24). */
export async function selectLabs(
  db: Database,
  request: LabListRequest,
  { page, now }: { page: PageQuery; now: number },
) {
  const where = matching(request, now, page)
  const [rows, [counted], [sample]] = await db.batch([
    selectSummaries(db).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    countLabs(db, request, { page, now }),
    selectSummaries(db).where(
      // Samples are read only if there is no real lab.
      sql`${challengeLabs.searchRowId} = CASE WHEN NOT EXISTS (SELECT 1 FROM ${challengeLabs} AS other
            WHERE other.status = 'open' AND other.archived_at IS NULL AND other.is_sample = 0 AND other.closes_at > ${now})
          THEN (SELECT max(model.seq) FROM ${challengeLabs} AS model
            WHERE model.is_sample = 1 AND model.status = 'open' AND model.archived_at IS NULL) END`,
    ),
  ])
  return { rows, counted, sample }
}

/**
 * The parts of a lab's public page: mentors who are approved, still teach and are not hidden, and teams with their
 * counts. A team that the educator has emptied is shown without its name.
 */
export const selectPublicParts = (db: Database, isLab: SQL) =>
  [
    db
      .select({
        educatorId: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        avatarUrl: profiles.avatarUrl,
        designation: profiles.designation,
        organization: profiles.organizationAffiliation,
        isHidden: sql<number>`0`.as('is_hidden_person'),
      })
      .from(labParticipants)
      .innerJoin(profiles, eq(profiles.id, labParticipants.userId))
      .where(
        sql`${labParticipants.labId} = (SELECT ${challengeLabs.id} FROM ${challengeLabs} WHERE ${isLab})
          AND ${labParticipants.role} = 'educator' AND ${labParticipants.rank} = 1 AND ${profiles.role} <> 'student'
          AND NOT ${isHiddenPerson(profiles.id)}`,
      )
      .orderBy(labParticipants.createdAt, labParticipants.id)
      .limit(labLimits.mentors),
    db
      .select({
        id: labTeams.id,
        name: labTeams.name,
        membersCount: labTeams.membersCount,
        submissionsCount: labTeams.submissionsCount,
      })
      .from(labTeams)
      .where(
        sql`${labTeams.labId} = (SELECT ${challengeLabs.id} FROM ${challengeLabs} WHERE ${isLab})
          AND ${labTeams.membersCount} > 0`,
      )
      .orderBy(labTeams.sortedName)
      .limit(100),
  ] as const

export async function selectLab(db: Database, id: string) {
  const isLab = sql`${challengeLabs.id} = ${id} AND ${isShown}`
  const [[row], mentors, teams] = await db.batch([
    db
      .select(wholeLabColumns)
      .from(challengeLabs)
      .leftJoin(profiles, eq(profiles.id, challengeLabs.createdBy))
      .where(isLab),
    ...selectPublicParts(db, isLab),
  ])
  return { row, mentors, teams }
}
