import { labUpdateList } from '@kere/contracts/labs/lab-updates'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labUpdates } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import { bornBy } from '../../base/age.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { isOf } from '../labs/lab-rows.ts'
import { selectSights } from './lab-sights.queries.ts'
import { hasRoom, type InLab, isGuide, isMember, isWritable, workable } from './workspace-rows.ts'

export const updatePage = keyset(labUpdateList, {
  newest: descending({ createdAt: labUpdates.createdAt, id: labUpdates.id }),
})

const selectUpdates = ({ db, at }: Context, person: SignedIn) =>
  db
    .select({
      id: labUpdates.id,
      authorId: labUpdates.authorId,
      isMentor: labUpdates.isMentor,
      html: labUpdates.html,
      pictureImage: labUpdates.pictureImage,
      createdAt: labUpdates.createdAt,
      name: nameAmongMembers(at).as('shown_name'),
      avatarUrl: sql<
        string | null
      >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(at), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`.as(
        'shown_avatar',
      ),
      mayRemove: sql<boolean>`(${labUpdates.authorId} IS ${person.userId} OR ${ofManagedLab(person)})`
        .mapWith(Boolean)
        .as('may_remove'),
    })
    .from(labUpdates)
    .leftJoin(profiles, eq(profiles.id, labUpdates.authorId))
    .$dynamic()

export type UpdateRow = Awaited<ReturnType<typeof selectUpdates>>[number]

const ofManagedLab = (person: SignedIn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labUpdates.labId} AND ${isOf(person)})`

/** Reads a page in one round trip. It finds nothing for a person who is not in the lab. */
export async function selectUpdatePage(context: Context, labId: string, person: SignedIn, page: PageQuery) {
  const { db } = context
  const where = eq(labUpdates.labId, labId)
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${isMember(labId, person)})`
  const [[lab], rows, [count], sights] = await db.batch([
    db.select({ id: challengeLabs.id }).from(challengeLabs).where(isMember(labId, person)),
    selectUpdates(context, person)
      .where(and(where, page.after, isTheirs))
      .orderBy(page.orderBy)
      .limit(page.limit),
    countRows(db, { from: labUpdates, key: labUpdates.id, where, countLimit: page.countLimit }),
    selectSights(context, labId, isTheirs),
  ])
  return { lab, rows, total: count?.total ?? 0, sights }
}

const updatesOfLab = {
  labId: labUpdates.labId,
  by: labUpdates.authorId,
  most: { lab: workspaceLimits.updates, person: workspaceLimits.ownUpdates },
}

interface NewUpdate extends InLab {
  id: string
  body: string
  html: string
  pictureImage: string | null
}

/** @returns the update, and the writer's part in the lab */
export async function insertUpdate(context: Context, { id, labId, person, ...text }: NewUpdate) {
  const inLab = { labId, person }
  const { db, at } = context
  const {
    made: [made],
    lab: [lab],
  } = await namedBatch(db, [
    insertSelect(
      db,
      labUpdates,
      { id, labId, authorId: person.userId, isMentor: sql`${isGuide(person)}`, ...text, createdAt: at },
      sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)} AND ${hasRoom(updatesOfLab, inLab)}`,
    ).onConflictDoNothing(),
    { made: selectUpdates(context, person).where(and(eq(labUpdates.id, id), eq(labUpdates.authorId, person.userId))) },
    {
      lab: db
        .select({
          isWritable: sql<boolean>`${isWritable(at)}`.mapWith(Boolean).as('is_writable'),
          isFull:
            sql<boolean>`(SELECT count(*) FROM ${labUpdates} WHERE ${labUpdates.labId} = ${labId}) >= ${workspaceLimits.updates}`
              .mapWith(Boolean)
              .as('is_full'),
        })
        .from(challengeLabs)
        .where(isMember(labId, person)),
    },
  ])
  return { made, lab }
}

/**
 * Deletes an update. Its author may do so while they are in the lab, and so may those who run the lab.
 * @returns whether it is gone
 */
export async function deleteUpdate({ db }: Context, id: string, person: SignedIn) {
  const isMine = sql`(${labUpdates.authorId} = ${person.userId} AND EXISTS (SELECT 1 FROM ${labParticipants} AS mine
    WHERE mine.lab_id = ${labUpdates.labId} AND mine.user_id = ${person.userId} AND mine.status = 'approved'))`
  const { left } = await namedBatch(db, [
    db.delete(labUpdates).where(sql`${labUpdates.id} = ${id} AND (${isMine} OR ${ofManagedLab(person)})`),
    { left: db.select({ id: labUpdates.id }).from(labUpdates).where(eq(labUpdates.id, id)) },
  ])
  return left.length === 0
}
