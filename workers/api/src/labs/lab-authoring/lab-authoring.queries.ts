import { labLimits, type LabState } from '@kere/contracts/labs/lab-options'
import { managedLabList } from '@kere/contracts/labs/lab-authoring'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labGoalChecks, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs, labStanding } from '@kere/d1/schema/labs/labs'
import type { BatchItem } from 'drizzle-orm/batch'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import type { AuditAction } from '../../http/labels.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, matchesSearch, wordsOf } from '../../kit/lists/search.ts'
import { issueForOutcome, takeBackForOutcome } from './lab-certificate-rows.ts'
import { isKept, isManaged, isOf, wholeLabColumns } from '../labs/lab-rows.ts'

type Stored = Omit<typeof challengeLabs.$inferInsert, 'id' | 'status' | 'createdAt' | 'updatedAt'>

const managedColumns = {
  ...wholeLabColumns,
  // Always 0, because only the lab's own team reads these rows, and needs the id of the person who runs the lab.
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

/** The plus sign keeps SQLite from using the index on the state of all labs, because one educator has only few. */
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

/** @returns whether there was room for another lab */
export async function insertLab(context: Context, { id, stored, opens, author }: NewLab) {
  const { db, at } = context
  const row = {
    ...stored,
    id,
    status: opens ? 'open' : 'draft',
    createdBy: author.userId,
    createdAt: at,
    updatedAt: at,
  } as const
  const hasRoom = sql`WHERE (SELECT count(*) FROM ${challengeLabs} AS other WHERE other.created_by = ${author.userId}) < ${labLimits.labs}`
  const { made } = await namedBatch(db, [
    insertAuditRow(context, { action: 'lab.created', subject: { type: 'lab', id }, from: hasRoom }),
    { made: insertSelect(db, challengeLabs, row, hasRoom).returning({ id: challengeLabs.id }) },
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
 * Saves a lab, if it has not changed since the version that was read. The number of places cannot be set below the
 * number of people in it (U-21).
 */
export const updateLab = (context: Context, { labId, manager, version, stored }: Saving) =>
  change(context, challengeLabs, {
    id: labId,
    when: sql`${isOf(manager)} AND ${isKept} AND ${challengeLabs.version} = ${version}
      AND ${challengeLabs.participantsCount} <= ${stored.maxParticipants} AND ${challengeLabs.mentorsCount} <= ${stored.maxMentors}`,
    set: { ...stored, version: version + 1, updatedAt: context.at },
    also: (from) => [
      context.db.delete(labGoalChecks).where(
        sql`${labGoalChecks.teamId} IN (SELECT ${labTeams.id} FROM ${labTeams} WHERE ${labTeams.labId} = ${labId})
          AND EXISTS (SELECT 1 ${from})
          AND ${labGoalChecks.goalId} NOT IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(stored.goals)}))`,
      ),
    ],
  })

interface Act {
  labId: string
  manager: SignedIn
  action: AuditAction
  set: Partial<typeof challengeLabs.$inferInsert>
  where: SQL
  after?: readonly BatchItem<'sqlite'>[]
}

export const updateToActed = (context: Context, { labId, manager, action, set, where, after = [] }: Act) =>
  change(context, challengeLabs, {
    id: labId,
    when: and(isOf(manager), isKept, where),
    set: { ...set, updatedAt: context.at },
    audit: { action, subject: 'lab' },
    after,
  })

export const toOpen = ({ userId }: SignedIn, version: number | undefined) => ({
  set: { status: 'open' as const },
  where: sql`${challengeLabs.status} <> 'open'
    AND ${version === undefined ? eq(challengeLabs.createdBy, userId) : eq(challengeLabs.version, version)}`,
})

export const toClosed = { set: { status: 'closed' as const }, where: sql`${challengeLabs.status} <> 'closed'` }

interface Outcome {
  labId: string
  manager: SignedIn
  text: string
  html: string
  givesCertificates: boolean
}

/** Publishes the outcome. Publishing another text later gives certificates to those who have none yet. */
export function updateToOutcome(context: Context, { labId, manager, text, html, givesCertificates }: Outcome) {
  const isTheirs = sql`${isOf(manager)} AND ${isKept}`
  return updateToActed(context, {
    labId,
    manager,
    action: text === '' ? 'lab.outcome_withdrawn' : 'lab.outcome_published',
    set: { outcome: text, outcomeHtml: html, outcomeAt: text === '' ? null : context.at },
    where: sql`${challengeLabs.status} = 'closed' AND ${challengeLabs.outcome} <> ${text}`,
    after: [
      ...(text === '' ? takeBackForOutcome(context, labId, isTheirs) : []),
      ...(givesCertificates ? issueForOutcome(context, labId, isTheirs) : []),
    ],
  })
}

const hasPeople = (labId: string) =>
  sql`EXISTS (SELECT 1 FROM ${labParticipants} WHERE ${labParticipants.labId} = ${labId}
    AND ${labParticipants.status} IN ('pending', 'approved'))`

/** Archives a lab that has participants or requests, and notifies these people. A lab without any is deleted (U-20). */
export async function deleteOrArchive(context: Context, { labId, manager }: { labId: string; manager: SignedIn }) {
  const { db, at } = context
  const isTheirs = sql`${isManaged(labId, manager)} AND ${isKept}`
  const isToArchive = sql`${isTheirs} AND ${hasPeople(labId)}`
  const isToDelete = sql`${isTheirs} AND NOT ${hasPeople(labId)}`
  const audit = (action: AuditAction, where: SQL) =>
    insertAuditRow(context, {
      action,
      subject: { type: 'lab', id: labId },
      from: sql`FROM ${challengeLabs} WHERE ${where}`,
    })
  const { archived, isDone } = await actBatch(context, [
    insertOutboxRows(context, {
      template: 'lab_archived',
      details: sql`json_object('firstName', ${profiles.firstName}, 'lab', ${challengeLabs.title}, 'status', ${labParticipants.status})`,
      from: sql`FROM ${labParticipants} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labParticipants.labId}
        JOIN ${users} ON ${users.id} = ${labParticipants.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isTheirs} AND ${labParticipants.status} IN ('pending', 'approved')`,
    }),
    audit('lab.archived', isToArchive),
    audit('lab.deleted', isToDelete),
    {
      archived: db
        .update(challengeLabs)
        .set({ archivedAt: at, status: 'closed', updatedAt: at })
        .where(isToArchive)
        .returning({ id: challengeLabs.id }),
    },
    { done: db.delete(challengeLabs).where(isToDelete) },
  ])
  return { isArchived: archived.length > 0, isDeleted: isDone }
}
