import { labLimits, type ParticipantStatus } from '@kere/contracts/labs/lab-options'
import { myParticipationList, type LabInterest } from '@kere/contracts/labs/lab-participation'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { isGrownUp } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { isOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { descending } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { isKept, isOf, isOpen, labColumns } from '../labs/lab-rows.ts'

const ownColumns = {
  id: labParticipants.id,
  role: labParticipants.role,
  participation: sql<ParticipantStatus>`${labParticipants.status}`.as('participation'),
  statement: labParticipants.statement,
  externalLink: labParticipants.externalLink,
  note: labParticipants.note,
  createdAt: labParticipants.createdAt,
  decidedAt: labParticipants.decidedAt,
}

const isOwnIn = (labId: string, person: SignedIn) =>
  and(eq(labParticipants.labId, labId), isOwn(labParticipants.userId, person))

const selectOwn = (db: Database, labId: string, person: SignedIn) =>
  db.select(ownColumns).from(labParticipants).where(isOwnIn(labId, person))

export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

const isOwner = (person: SignedIn) => sql<boolean>`(${challengeLabs.createdBy} IS ${person.userId})`.mapWith(Boolean)

const hasPlace =
  sql<boolean>`(CASE ${profiles.role} WHEN 'student' THEN ${challengeLabs.participantsCount} < ${challengeLabs.maxParticipants}
  ELSE ${challengeLabs.mentorsCount} < ${challengeLabs.maxMentors} END)`.mapWith(Boolean)

const waits = ({ userId }: SignedIn) => sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${labParticipants} AS mine
  WHERE mine.user_id = ${userId} AND mine.status = 'pending' LIMIT ${labLimits.pendingRequests}))`

const isApproved = sql<boolean>`(${profiles.role} = 'student' OR ${profiles.educatorStatus} IS 'approved')`.mapWith(
  Boolean,
)

/** Optional fields are not stored for a learner who may be under 18 (C-49). */
const takesLink = (at: number) => sql<boolean>`(${profiles.role} <> 'student' OR ${isGrownUp(at)})`.mapWith(Boolean)

interface Interest extends LabInterest {
  id: string
  labId: string
  person: SignedIn
}

/**
 * Stores a request to join. The insert itself checks who may ask, whether there is a place, and whether the person has
 * asked before, so that of fifty simultaneous requests only one is stored (S-186).
 * @returns whether it was inserted, and the current state
 */
export async function insertRequest(context: Context, { id, labId, person, statement, externalLink }: Interest) {
  const { db, at, newId } = context
  const change = newId('chg')
  const isTaken = sql`${isOpen} AND ${challengeLabs.isSample} = 0 AND ${challengeLabs.closesAt} > ${at}`
  const {
    made,
    own: [own],
    lab: [lab],
  } = await namedBatch(db, [
    {
      made: insertSelect(
        db,
        labParticipants,
        {
          id,
          labId,
          userId: person.userId,
          role: sql`${profiles.role}`,
          statement,
          externalLink: sql`iif(${takesLink(at)}, ${externalLink || null}, NULL)`,
          status: 'pending',
          lastChange: change,
          createdAt: at,
          updatedAt: at,
        },
        sql`FROM ${challengeLabs} JOIN ${profiles} ON ${profiles.id} = ${person.userId}
          WHERE ${challengeLabs.id} = ${labId} AND ${isTaken} AND NOT ${isOwner(person)} AND ${hasPlace}
          AND ${profiles.role} IN ('student', 'educator') AND ${isApproved}
          AND ${waits(person)} < ${labLimits.pendingRequests}`,
      )
        .onConflictDoNothing()
        .returning({ id: labParticipants.id }),
    },
    insertOutboxRow(context, {
      template: 'lab_requested',
      details: sql`json_object('firstName', (SELECT owner.first_name FROM profiles AS owner WHERE owner.id = ${users.id}),
        'labId', ${challengeLabs.id}, 'lab', ${challengeLabs.title}, 'role', ${labParticipants.role})`,
      from: sql`FROM ${labParticipants} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labParticipants.labId}
        JOIN ${users} ON ${users.id} = ${challengeLabs.createdBy}
        WHERE ${labParticipants.id} = ${id} AND ${labParticipants.lastChange} = ${change}`,
    }),
    { own: selectOwn(db, labId, person) },
    {
      lab: db
        .select({
          isShown: sql<boolean>`(${challengeLabs.status} <> 'draft' AND ${isKept})`.mapWith(Boolean).as('is_shown'),
          isSample: challengeLabs.isSample,
          isTaken: sql<boolean>`(${isTaken})`.mapWith(Boolean).as('is_taken'),
          isOwn: isOwner(person).as('is_own'),
          hasPlace: hasPlace.as('has_place'),
          isApproved: isApproved.as('is_approved'),
          waits: waits(person).as('waits'),
        })
        .from(challengeLabs)
        .innerJoin(profiles, eq(profiles.id, person.userId))
        .where(eq(challengeLabs.id, labId)),
    },
  ])
  return { isMade: made.length > 0, own, lab }
}

/** Withdraws the caller's request or leaves the lab. A rejected request is kept, so that nobody asks a second time. */
export async function deleteOwn({ db }: Context, { labId, person }: { labId: string; person: SignedIn }) {
  const isLeft = and(isOwnIn(labId, person), sql`${labParticipants.status} <> 'rejected'`)
  await namedBatch(db, [
    // Deletes the held email about an approval, because the person has left in the meantime.
    db.delete(outbox).where(
      sql`${outbox.userId} = ${person.userId} AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0
        AND ${outbox.template} = 'lab_approved' AND ${outbox.details} ->> 'labId' = ${labId}`,
    ),
    db.delete(labParticipants).where(isLeft),
  ])
}

export async function selectStanding({ db, at }: Context, labId: string, person: SignedIn) {
  const [[own], [lab], [asking]] = await db.batch([
    selectOwn(db, labId, person),
    db
      .select({
        isOwn: isOwner(person).as('is_own'),
        mayManage: sql<boolean>`(${isOf(person)})`.mapWith(Boolean).as('may_manage'),
      })
      .from(challengeLabs)
      .where(sql`${challengeLabs.id} = ${labId} AND ${isKept}`),
    db
      .select({ takesLink: takesLink(at).as('takes_link') })
      .from(profiles)
      .where(eq(profiles.id, person.userId)),
  ])
  return { own, lab, takesLink: asking?.takesLink ?? false }
}

const educators = alias(profiles, 'educators')

export const ownRows = rowsOf(myParticipationList, {
  select: (db) =>
    db
      .select({
        ...labColumns,
        ...ownColumns,
        labId: sql<string>`${challengeLabs.id}`.as('joined_lab_id'),
        firstName: educators.firstName,
        lastName: educators.lastName,
        avatarUrl: educators.avatarUrl,
        designation: educators.designation,
        organization: educators.organizationAffiliation,
      })
      .from(labParticipants)
      .innerJoin(challengeLabs, eq(challengeLabs.id, labParticipants.labId))
      .leftJoin(educators, eq(educators.id, challengeLabs.createdBy)),
  orders: { newest: descending({ createdAt: labParticipants.createdAt, id: labParticipants.id }) },
  filters: {},
  isOwn: (context) => isOwn(labParticipants.userId, requireSignedIn(context)),
})
