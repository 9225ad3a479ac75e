import { labLimits, type LabState } from '@kere/contracts/labs/lab-options'
import { managedLabList } from '@kere/contracts/labs/lab-authoring'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labGoalChecks, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs, labStanding } from '@kere/d1/schema/labs/labs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import type { AuditAction } from '../../http/labels.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, matchesSearch, wordsOf } from '../../kit/lists/search.ts'
import { fromChanged, isKept, isManaged, isOf, wholeLabColumns } from '../labs/lab-rows.ts'

type Stored = Omit<typeof challengeLabs.$inferInsert, 'id' | 'status' | 'createdAt' | 'updatedAt'>

const managedColumns = {
  ...wholeLabColumns,
  // Its own team reads these, and finds by the id who runs the lab.
  isHidden: sql<number>`0`.as('is_hidden_person'),
  closesOn: challengeLabs.closesOn,
  outcome: challengeLabs.outcome,
  version: challengeLabs.version,
  createdAt: challengeLabs.createdAt,
  updatedAt: challengeLabs.updatedAt,
}

const selectLabs = (db: Database) =>
  db.select(managedColumns).from(challengeLabs).leftJoin(profiles, eq(profiles.id, challengeLabs.createdBy)).$dynamic()

export type ManagedRow = Awaited<ReturnType<typeof selectLabs>>[number]

export interface ManagedFilters {
  state?: LabState | undefined
  search?: string | undefined
}

interface Asked extends ManagedFilters {
  manager: SignedIn
}

export const managedLabPage = keyset(managedLabList, {
  newest: descending({ createdAt: challengeLabs.createdAt, id: challengeLabs.id }),
})

const isInState = ({ state }: Asked) => (state === undefined ? undefined : sql`${labStanding} = ${state}`)

/** The sign keeps SQLite from the index of all labs of a state: of one educator there are few. */
const isInStateOfFew = ({ state }: Asked) => (state === undefined ? undefined : sql`+(${labStanding}) = ${state}`)

const isSearched = (search: string | undefined) =>
  matchesSearch(
    { table: 'managed_lab_search', seq: challengeLabs.searchRowId, texts: sql`${challengeLabs.title}` },
    search,
  )

async function whereOf(db: Database, asked: Asked): Promise<SQL | undefined> {
  if (asked.manager.role === 'admin')
    return asked.search ? and(isSearched(asked.search), isInStateOfFew(asked)) : isInState(asked)
  const own = and(isOf(asked.manager), isInStateOfFew(asked))
  const words = wordsOf(asked.search)
  if (!words) return own
  const titles = await db
    .select({ key: challengeLabs.searchRowId, text: challengeLabs.title })
    .from(challengeLabs)
    .where(own)
  return and(own, sql`${challengeLabs.searchRowId} IN (${keysFound(titles, words)})`)
}

export async function selectManagedLabs(db: Database, asked: Asked, page: PageQuery) {
  const where = await whereOf(db, asked)
  const [rows, [count]] = await db.batch([
    selectLabs(db)
      .where(
        sql`${challengeLabs.searchRowId} IN (SELECT challenge_labs.seq FROM challenge_labs
          WHERE ${and(where, page.after) ?? sql`TRUE`} ORDER BY ${page.orderBy} LIMIT ${page.limit})`,
      )
      .orderBy(page.orderBy),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(SELECT 1 FROM challenge_labs WHERE ${where ?? sql`TRUE`} LIMIT ${page.countLimit}) AS counted`),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function selectManagedLab(db: Database, labId: string, manager: SignedIn) {
  const [row] = await selectLabs(db).where(isManaged(labId, manager))
  return row
}

interface NewLab {
  id: string
  stored: Stored
  opens: boolean
  author: SignedIn
}

/** @returns whether there was room for it */
export async function insertLab(context: Context, { id, stored, opens, author }: NewLab) {
  const { db, at, newId } = context
  const change = newId('chg')
  const { made } = await namedBatch(db, [
    {
      made: insertSelect(
        db,
        challengeLabs,
        {
          ...stored,
          id,
          status: opens ? 'open' : 'draft',
          createdBy: author.userId,
          lastChange: change,
          createdAt: at,
          updatedAt: at,
        },
        sql`WHERE (SELECT count(*) FROM ${challengeLabs} AS other WHERE other.created_by = ${author.userId}) < ${labLimits.labs}`,
      ).returning({ id: challengeLabs.id }),
    },
    insertAuditRow(context, {
      action: 'lab.created',
      actor: author,
      subject: { type: 'lab', id },
      from: fromChanged(id, change),
    }),
  ])
  return made.length > 0
}

interface Saving {
  labId: string
  manager: SignedIn
  version: number
  stored: Stored
}

/**
 * Saves over the version that it names, and never below the number of people in it (U-21).
 * @returns whether it was saved
 */
export async function updateLab(context: Context, { labId, manager, version, stored }: Saving) {
  const { db, at, newId } = context
  const change = newId('chg')
  const update = db
    .update(challengeLabs)
    .set({ ...stored, version: version + 1, lastChange: change, updatedAt: at })
    .where(
      sql`${isManaged(labId, manager)} AND ${isKept} AND ${challengeLabs.version} = ${version}
        AND ${challengeLabs.participantsCount} <= ${stored.maxParticipants} AND ${challengeLabs.mentorsCount} <= ${stored.maxMentors}`,
    )
  const { isDone } = await actBatch(context, [
    { done: update },
    db.delete(labGoalChecks).where(
      sql`${labGoalChecks.teamId} IN (SELECT ${labTeams.id} FROM ${labTeams} WHERE ${labTeams.labId} = ${labId})
        AND EXISTS (SELECT 1 ${fromChanged(labId, change)})
        AND ${labGoalChecks.goalId} NOT IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(stored.goals)}))`,
    ),
  ])
  return isDone
}

interface Act {
  labId: string
  manager: SignedIn
  action: AuditAction
  set: Partial<typeof challengeLabs.$inferInsert>
  where: SQL
}

/** One row in the log for each that was one. @returns whether the lab changed */
export async function updateToActed(context: Context, { labId, manager, action, set, where }: Act) {
  const { db, at, newId } = context
  const change = newId('chg')
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(challengeLabs)
        .set({ ...set, lastChange: change, updatedAt: at })
        .where(sql`${isManaged(labId, manager)} AND ${isKept} AND ${where}`),
    },
    insertAuditRow(context, {
      action,
      actor: manager,
      subject: { type: 'lab', id: labId },
      from: fromChanged(labId, change),
    }),
  ])
  return isDone
}

export const toOpen = ({ userId }: SignedIn, version: number | undefined) => ({
  set: { status: 'open' as const },
  where: sql`${challengeLabs.status} <> 'open'
    AND ${version === undefined ? eq(challengeLabs.createdBy, userId) : eq(challengeLabs.version, version)}`,
})

export const toClosed = { set: { status: 'closed' as const }, where: sql`${challengeLabs.status} <> 'closed'` }

export const toOutcome = (at: number, outcome: string, outcomeHtml: string) => ({
  set: { outcome, outcomeHtml, outcomeAt: outcome === '' ? null : at },
  where: sql`${challengeLabs.status} = 'closed' AND ${challengeLabs.outcome} <> ${outcome}`,
})

const hasPeople = (labId: string) =>
  sql`EXISTS (SELECT 1 FROM ${labParticipants} WHERE ${labParticipants.labId} = ${labId}
    AND ${labParticipants.status} IN ('pending', 'approved'))`

/** Archives a lab that has participants or requests and notifies them; otherwise deletes it (U-20). */
export async function deleteOrArchive(context: Context, { labId, manager }: { labId: string; manager: SignedIn }) {
  const { db, at, newId } = context
  const change = newId('chg')
  const isArchived = fromChanged(labId, change)
  const { archived, isDone } = await actBatch(context, [
    {
      archived: db
        .update(challengeLabs)
        .set({ archivedAt: at, status: 'closed', lastChange: change, updatedAt: at })
        .where(sql`${isManaged(labId, manager)} AND ${isKept} AND ${hasPeople(labId)}`)
        .returning({ id: challengeLabs.id }),
    },
    insertOutboxRows(context, {
      template: 'lab_archived',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'lab', ${challengeLabs.title}, 'status', ${labParticipants.status})`,
      from: sql`FROM ${labParticipants} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labParticipants.labId}
        JOIN ${users} ON ${users.id} = ${labParticipants.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${labParticipants.labId} = ${labId} AND ${labParticipants.status} IN ('pending', 'approved')
        AND EXISTS (SELECT 1 ${isArchived})`,
    }),
    insertAuditRow(context, {
      action: 'lab.archived',
      actor: manager,
      subject: { type: 'lab', id: labId },
      from: isArchived,
    }),
    insertAuditRow(context, {
      action: 'lab.deleted',
      actor: manager,
      subject: { type: 'lab', id: labId },
      from: sql`FROM ${challengeLabs} WHERE ${isManaged(labId, manager)} AND ${isKept} AND NOT ${hasPeople(labId)}`,
    }),
    {
      done: db.delete(challengeLabs).where(sql`${isManaged(labId, manager)} AND ${isKept} AND NOT ${hasPeople(labId)}`),
    },
  ])
  return { isArchived: archived.length > 0, isDeleted: isDone }
}
