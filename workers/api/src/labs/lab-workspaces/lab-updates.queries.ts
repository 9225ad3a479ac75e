import { labUpdateList } from '@kere/contracts/labs/lab-updates'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labSights, labUpdates } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { outbox } from '@kere/d1/schema/console/outbox'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import { copyToGuardians, writerName } from '../../accounts/guardians/copy-rows.ts'
import { bornBy } from '../../base/age.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { byDate, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { isOf } from '../labs/lab-rows.ts'
import { selectSights } from './lab-sights.queries.ts'
import { hasRoom, type InLab, isGuide, isMember, isStillIn, isWritable, workable } from './workspace-rows.ts'

export const updatePage = keyset(labUpdateList, byDate({ createdAt: labUpdates.createdAt, id: labUpdates.id }))

const selectUpdates = ({ db, at }: Context, person: SignedIn) =>
  db
    .select({
      id: labUpdates.id,
      authorId: labUpdates.authorId,
      isMentor: labUpdates.isMentor,
      html: labUpdates.html,
      pictureImage: labUpdates.pictureImage,
      createdAt: labUpdates.createdAt,
      repliesCount: labUpdates.repliesCount,
      lastReplyAt: sql<number | null>`(SELECT max(reply.created_at) FROM ${labUpdates} AS reply
        WHERE reply.reply_to = ${labUpdates.id})`.as('last_reply_at'),
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

interface PageOfLab extends InLab {
  /** Null for the updates that are no replies. */
  replyTo: string | null
  page: PageQuery
}

/** Reads a page in one round trip. It finds nothing for a person who is not in the lab. */
export async function selectUpdatePage(context: Context, { labId, person, replyTo, page }: PageOfLab) {
  const { db } = context
  const where = sql`${labUpdates.labId} = ${labId} AND ${labUpdates.replyTo} IS ${replyTo}`
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
  replyTo: string | null
}

/**
 * Writes an update or a reply. The author of an update is told of the first reply by somebody else, and of the next one
 * only after they have looked into the workspace again. What a mentor answers is copied to the guardian of everybody under
 * 18 who has written in that conversation.
 * @returns the update, and the writer's part in the lab
 */
export async function insertUpdate(context: Context, { id, labId, person, replyTo, ...text }: NewUpdate) {
  const inLab = { labId, person }
  const { db, at } = context
  const mailId = context.newId('out')
  const isAnswerable =
    replyTo === null
      ? sql`TRUE`
      : sql`EXISTS (SELECT 1 FROM ${labUpdates} AS answered WHERE answered.id = ${replyTo}
          AND answered.lab_id = ${labId} AND answered.reply_to IS NULL)`
  const isTaken = sql`${workable(inLab, at)} AND ${hasRoom(updatesOfLab, inLab)} AND ${isAnswerable}`
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${labUpdates} AS known WHERE known.id = ${id})`
  const {
    made: [made],
    lab: [lab],
  } = await namedBatch(db, [
    // This statement stands before the reply itself, so that a retry finds the reply and tells nobody again.
    insertOutboxRows(context, {
      id: mailId,
      template: 'lab_update_answered',
      about: person.userId,
      details: sql`json_object('firstName', ${profiles.firstName}, 'labId', ${challengeLabs.id}, 'lab', ${challengeLabs.title},
        'name', (SELECT ${nameAmongMembers(at)} FROM ${profiles} WHERE ${profiles.id} = ${person.userId}))`,
      from: sql`FROM ${challengeLabs} JOIN ${labUpdates} ON ${labUpdates.id} = ${replyTo} AND ${labUpdates.authorId} <> ${person.userId}
        JOIN ${users} ON ${users.id} = ${labUpdates.authorId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        LEFT JOIN ${labSights} ON ${labSights.labId} = ${labId} AND ${labSights.userId} = ${users.id}
        WHERE ${isTaken} AND ${isStillIn(labUpdates.authorId)}
          AND coalesce(${labUpdates.toldAt} <= ${labSights.seenUntil}, ${labUpdates.toldAt} IS NULL)
          AND ${isNew}`,
    }),
    copyToGuardians(context, {
      childId: labParticipants.userId,
      writer: writerName(person.userId),
      kind: 'lab_reply',
      text: text.body,
      from: sql`FROM ${challengeLabs} JOIN ${labParticipants} ON ${labParticipants.labId} = ${challengeLabs.id}
          AND ${labParticipants.status} = 'approved' AND ${labParticipants.userId} <> ${person.userId}
          AND ${labParticipants.userId} IN (SELECT heard.author_id FROM ${labUpdates} AS heard WHERE heard.id = ${replyTo}
            UNION SELECT heard.author_id FROM ${labUpdates} AS heard WHERE heard.reply_to = ${replyTo})
        WHERE ${isTaken} AND ${isGuide(person)} AND ${isNew}`,
    }),
    db
      .update(labUpdates)
      .set({ toldAt: at })
      .where(
        sql`${labUpdates.id} = ${replyTo} AND EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} BETWEEN ${`${mailId}_`} AND ${`${mailId}_:`})`,
      ),
    insertSelect(
      db,
      labUpdates,
      { id, labId, authorId: person.userId, isMentor: sql`${isGuide(person)}`, ...text, replyTo, createdAt: at },
      sql`FROM ${challengeLabs} WHERE ${isTaken}`,
    ).onConflictDoNothing(),
    { made: selectUpdates(context, person).where(and(eq(labUpdates.id, id), eq(labUpdates.authorId, person.userId))) },
    {
      lab: db
        .select({
          isWritable: sql<boolean>`${isWritable(at)}`.mapWith(Boolean).as('is_writable'),
          isAnswerable: sql<boolean>`${isAnswerable}`.mapWith(Boolean).as('is_answerable'),
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
 * Deletes an update with its replies. Its author may do so while they are in the lab, and so may those who run the lab.
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
