import { limits } from '@kere/contracts/http/limits'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { ownImpactEntryList } from '@kere/contracts/portfolio/impact-entries'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { userEntries } from '@kere/d1/schema/accounts/user-accounts'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { isOwn } from '../../http/own.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { areTheirs, evidenceStatements, type GivenEvidence, hasOtherEvidence } from './evidence-rows.ts'
import { entryColumns } from './impact-entry-rows.ts'

const ownColumns = {
  ...entryColumns,
  isPublic: impactEntries.isPublic,
  pinnedAt: impactEntries.pinnedAt,
  asked: sql<
    string | null
  >`(SELECT json_object('name', asked.name, 'at', asked.asked_at) FROM impact_confirmations AS asked
    WHERE asked.entry_id = impact_entries.id AND asked.state = 'asked')`.as('asked'),
  declined: sql<
    string | null
  >`(SELECT json_object('name', said.name, 'at', said.answered_at) FROM impact_confirmations AS said
    WHERE said.entry_id = impact_entries.id AND said.state = 'refused'
    ORDER BY said.answered_at DESC LIMIT 1)`.as('declined'),
  createdAt: impactEntries.createdAt,
  updatedAt: impactEntries.updatedAt,
}

export const ownEntryPage = keyset(ownImpactEntryList, {
  newest: descending({ dateCompleted: impactEntries.dateCompleted, id: impactEntries.id }),
})

const isVisible = (isPublic: boolean | undefined) =>
  isPublic === undefined ? undefined : eq(impactEntries.isPublic, isPublic)

export async function selectOwnPage(db: Database, user: SignedIn, isPublic: boolean | undefined, page: PageQuery) {
  const count = (shown: boolean) =>
    countRows(db, {
      from: impactEntries,
      key: impactEntries.id,
      where: and(isOwn(impactEntries.userId, user), isVisible(shown)),
      countLimit: page.countLimit,
    })
  const [rows, [open], [closed]] = await db.batch([
    db
      .select(ownColumns)
      .from(impactEntries)
      .where(and(isOwn(impactEntries.userId, user), isVisible(isPublic), page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    count(true),
    count(false),
  ])
  return { rows, counts: { public: open?.total ?? 0, private: closed?.total ?? 0 } }
}

export const selectOwnEntry = (db: Database, user: SignedIn, id: string) =>
  db
    .select(ownColumns)
    .from(impactEntries)
    .where(and(eq(impactEntries.id, id), isOwn(impactEntries.userId, user)))

export type OwnEntryRow = Awaited<ReturnType<typeof selectOwnEntry>>[number]

/** A condition that needs no table: whether the person is an adult. */
const isAdult = (userId: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${userId}
    AND ${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)})`

type Insert = typeof impactEntries.$inferInsert
type NewEntry = Pick<Insert, 'title' | 'category' | 'description' | 'dateCompleted' | 'link' | 'isPublic' | 'outcomes'>

const isHidden = ({ userId }: SignedIn) =>
  sql`(EXISTS (SELECT 1 FROM ${userEntries} WHERE ${userEntries.userId} = ${userId}
    AND ${userEntries.state} IN ('suspended', 'deleting'))
    OR EXISTS (SELECT 1 FROM reported_profiles WHERE user_id = ${userId} AND status IN ('hidden', 'replied')))`

/** Inserts an entry. The statement checks the limit, so that simultaneous requests cannot exceed it. */
export async function insertEntry(
  context: Context,
  user: SignedIn,
  { evidence, ...entry }: NewEntry & { evidence: readonly GivenEvidence[] },
) {
  const { db, at } = context
  const id = context.stableId('imp')
  const hasRoom = sql`(SELECT count(*) FROM (SELECT 1 FROM impact_entries AS mine WHERE mine.user_id = ${user.userId}
    LIMIT ${impactLimits.entries})) < ${impactLimits.entries}`
  const isUsable = areTheirs(evidence, id, user)
  const isTaken = sql`EXISTS (SELECT 1 FROM impact_entries AS mine WHERE mine.id = ${id} AND mine.user_id = ${user.userId})`
  const { row, age, files } = await namedBatch(db, [
    insertSelect(
      db,
      impactEntries,
      { ...entry, id, userId: user.userId, isWithheld: isHidden(user), createdAt: at, updatedAt: at },
      sql`WHERE ${and(hasRoom, isUsable, entry.isPublic ? isAdult(user.userId, at) : undefined)}`,
    ).onConflictDoNothing(),
    ...evidenceStatements(context, { entryId: id, user, evidence, isTaken }),
    { row: selectOwnEntry(db, user, id) },
    { age: db.select({ isAdult: sql<number>`${isAdult(user.userId, at)}`.as('is_adult') }).from(sql`(SELECT 1)`) },
    { files: db.select({ isUsable: sql<number>`${isUsable}`.as('is_usable') }).from(sql`(SELECT 1)`) },
  ])
  return { row: row[0], isAdult: age[0]?.isAdult === 1, hasFiles: files[0]?.isUsable === 1 }
}

export type EntryChange = { [Field in keyof NewEntry]?: NewEntry[Field] | undefined }

interface WholeChange extends EntryChange {
  /** All evidence that the entry is to have; undefined keeps it as it is. */
  evidence?: readonly GivenEvidence[] | undefined
}

const facts = ['title', 'category', 'dateCompleted', 'outcomes'] as const
const content = [...facts, 'description', 'link'] as const

/** Tells whether any value differs from the stored one. */
function differs(change: EntryChange, names: readonly (keyof EntryChange)[]): SQL | undefined {
  const changes = names.flatMap((name) => {
    const value = change[name]
    const column = impactEntries[name]
    return value === undefined ? [] : [sql`${column} IS NOT ${sql.param(value, column)}`]
  })
  return changes.length > 0 ? or(...changes) : undefined
}

/**
 * Changes an entry. The facts of a verified entry cannot be changed, and a confirmed entry loses its confirmation when
 * its content changes.
 */
export async function updateEntry(context: Context, user: SignedIn, id: string, { evidence, ...change }: WholeChange) {
  const { db, at } = context
  const isMeant = and(eq(impactEntries.id, id), isOwn(impactEntries.userId, user))
  const changesFacts = differs(change, facts)
  const changesContent = or(differs(change, content), evidence && hasOtherEvidence(evidence))
  const isUsable = evidence ? areTheirs(evidence, id, user) : sql`TRUE`
  // The condition must hold both before the change and after it, because later statements repeat it.
  const isTaken = and(
    isMeant,
    isUsable,
    changesFacts && or(ne(impactEntries.mark, 'verified'), sql`NOT (${changesFacts})`),
    change.isPublic ? isAdult(user.userId, at) : undefined,
  )
  const unconfirmed = sql`${impactEntries.mark} = 'confirmed' AND ${changesContent}`
  const { isDone, row, age, files } = await actBatch(context, [
    {
      done: db
        .update(impactEntries)
        .set({
          ...change,
          ...(change.isPublic && { isWithheld: isHidden(user) }),
          ...(changesContent && {
            mark: sql`CASE WHEN ${unconfirmed} THEN 'own' ELSE ${impactEntries.mark} END`,
            confirmedBy: sql`CASE WHEN ${unconfirmed} THEN NULL ELSE ${impactEntries.confirmedBy} END`,
          }),
          updatedAt: at,
        })
        .where(isTaken),
    },
    ...(evidence
      ? evidenceStatements(context, {
          entryId: id,
          user,
          evidence,
          isTaken: sql`EXISTS (SELECT 1 FROM ${impactEntries} WHERE ${isTaken})`,
        })
      : []),
    { row: selectOwnEntry(db, user, id) },
    { age: db.select({ isAdult: sql<number>`${isAdult(user.userId, at)}`.as('is_adult') }).from(sql`(SELECT 1)`) },
    { files: db.select({ isUsable: sql<number>`${isUsable}`.as('is_usable') }).from(sql`(SELECT 1)`) },
  ])
  return {
    row: row[0],
    isUpdated: isDone,
    isAdult: age[0]?.isAdult === 1,
    hasFiles: files[0]?.isUsable === 1,
  }
}

/** @returns whether there was such an entry */
export async function deleteEntry(context: Context, user: SignedIn, id: string) {
  const isMeant = and(eq(impactEntries.id, id), isOwn(impactEntries.userId, user))
  const { isDone } = await actBatch(context, [{ done: context.db.delete(impactEntries).where(isMeant) }])
  return isDone
}
