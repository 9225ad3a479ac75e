import type { FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import { fellowshipStatement } from '@kere/contracts/fellowship/fellowship-statement'
import type { FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { files } from '@kere/d1/schema/base/files'
import { fellowshipDrafts, fellowshipInterest } from '@kere/d1/schema/fellowship/fellowship-applications'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { isOwn } from '../../http/own.ts'
import { ownDocument } from '../../kit/documents/document-rows.ts'
import { isLatestRound } from '../fellowship-rounds/round-rows.ts'
import { firstRound } from '../fellowship-rounds/rounds.domain.ts'

const mostShown = 50

const selectOwn = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: fellowshipInterest.id,
      track: fellowshipInterest.track,
      round: fellowshipInterest.round,
      status: fellowshipInterest.status,
      createdAt: fellowshipInterest.createdAt,
      decidedAt: fellowshipInterest.decidedAt,
      reason: fellowshipInterest.reason,
      reviewedAt: fellowshipInterest.reviewedAt,
      organization: fellowshipInterest.organization,
      role: fellowshipInterest.role,
      areaOfInterest: fellowshipInterest.areaOfInterest,
      motivation: fellowshipInterest.motivation,
      phoneNumber: fellowshipInterest.phoneNumber,
      location: fellowshipInterest.location,
      guardianContact: fellowshipInterest.guardianContact,
      linkedinUrl: fellowshipInterest.linkedinUrl,
      preferredMode: fellowshipInterest.preferredMode,
      statementId: fellowshipInterest.statementId,
      statementName: fellowshipInterest.statementName,
      statementSize: files.size,
      deadline: fellowshipTracks.deadline,
      startsOn: fellowshipTracks.startsOn,
    })
    .from(fellowshipInterest)
    .leftJoin(files, eq(files.id, fellowshipInterest.statementId))
    .leftJoin(
      fellowshipTracks,
      and(eq(fellowshipTracks.track, fellowshipInterest.track), eq(fellowshipTracks.round, fellowshipInterest.round)),
    )
    .where(where)

export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

const selectPerson = (db: Database, { userId }: SignedIn) =>
  db
    .select({
      name: fullName(profiles).as('full_name'),
      email: users.email,
      dateOfBirth: profiles.dateOfBirth,
      studyYear: profiles.studyYear,
      phoneNumber: profiles.phoneNumber,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))

const selectDraft = (db: Database, actor: SignedIn) =>
  db.select().from(fellowshipDrafts).where(isOwn(fellowshipDrafts.userId, actor))

export async function selectOwnFellowship(db: Database, actor: SignedIn) {
  const {
    people: [person],
    drafts: [draft],
    applications,
    rounds,
  } = await namedBatch(db, [
    { people: selectPerson(db, actor) },
    { drafts: selectDraft(db, actor) },
    {
      applications: selectOwn(db, isOwn(fellowshipInterest.userId, actor))
        .orderBy(desc(fellowshipInterest.createdAt))
        .limit(mostShown),
    },
    { rounds: db.select().from(fellowshipTracks).where(isLatestRound) },
  ])
  return { person, draft, applications, rounds }
}

export async function selectOwnApplication(db: Database, id: string, actor: SignedIn) {
  const [row] = await selectOwn(db, and(eq(fellowshipInterest.id, id), isOwn(fellowshipInterest.userId, actor)))
  return row
}

/**
 * Saves the draft. If two saves begin from the same version, only one succeeds.
 * @returns the draft, if it was saved
 */
export async function saveDraft(
  context: Context,
  { version, details, actor }: { version: number; details: FellowshipDetails; actor: SignedIn },
) {
  const { db, at } = context
  const { track, statementId, statementName, ...typed } = details
  const statement = ownDocument(statementId, fellowshipStatement, actor)
  const values = {
    track: track || null,
    details: typed,
    statementId: statement,
    statementName: statementId ? statementName : null,
    version: version + 1,
    savedAt: at,
  }
  const save =
    version === 0
      ? insertSelect(db, fellowshipDrafts, { userId: actor.userId, ...values }).onConflictDoNothing()
      : db
          .update(fellowshipDrafts)
          .set(values)
          .where(and(isOwn(fellowshipDrafts.userId, actor), eq(fellowshipDrafts.version, version)))
  const { isDone, draft } = await actBatch(context, [{ done: save }, { draft: selectDraft(db, actor) }])
  return isDone ? draft.at(0) : undefined
}

interface NewInterest {
  id: string
  actor: SignedIn
  track: FellowshipTrack
  answers: Pick<
    typeof fellowshipInterest.$inferInsert,
    | 'organization'
    | 'role'
    | 'areaOfInterest'
    | 'motivation'
    | 'phoneNumber'
    | 'location'
    | 'guardianContact'
    | 'linkedinUrl'
    | 'preferredMode'
  >
  statementId: string | undefined
  statementName: string | undefined
}

/**
 * Submits an application. The insert checks that the round is open, and its unique key that this is the first one
 * (W-24, C-25).
 * @returns whether it was submitted
 */
export async function insertInterest(context: Context, interest: NewInterest): Promise<boolean> {
  const { db, at } = context
  const { id, actor, track, answers, statementId, statementName } = interest
  const isOpen = sql`${fellowshipTracks.track} = ${track} AND ${isLatestRound} AND ${fellowshipTracks.isOpen} = 1
    AND coalesce(${fellowshipTracks.opensAt}, 0) <= ${at} AND coalesce(${fellowshipTracks.deadline}, ${at + 1}) > ${at}`
  const isMade = sql`FROM ${fellowshipInterest} JOIN ${profiles} ON ${profiles.id} = ${fellowshipInterest.userId}
    WHERE ${fellowshipInterest.id} = ${id}`
  const { made } = await namedBatch(db, [
    insertSelect(
      db,
      fellowshipTracks,
      { ...firstRound(track), updatedAt: at },
      sql`WHERE NOT EXISTS (SELECT 1 FROM ${fellowshipTracks} WHERE ${fellowshipTracks.track} = ${track})`,
    ),
    {
      made: insertSelect(
        db,
        fellowshipInterest,
        {
          id,
          userId: actor.userId,
          track,
          round: sql`${fellowshipTracks.round}`,
          name: fullName(profiles),
          email: sql`${users.email}`,
          ...answers,
          statementId: ownDocument(statementId, fellowshipStatement, actor),
          statementName: statementName ?? null,
          createdAt: at,
          updatedAt: at,
        },
        sql`FROM ${fellowshipTracks} JOIN ${users} ON ${users.id} = ${actor.userId}
          JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isOpen}`,
      )
        .onConflictDoNothing()
        .returning({ id: fellowshipInterest.id }),
    },
    // The entry names the round and never the application, because a blind reviewer also reads the audit log.
    insertAuditRow(context, {
      action: 'fellowship.submitted',
      actor,
      subject: { type: 'fellowship_track', id: track },
      detail: sql`json_object('round', ${fellowshipInterest.round})`,
      from: isMade,
      hidesMoment: true,
    }),
    insertOutboxRow(context, {
      template: 'fellowship_received',
      userId: actor.userId,
      to: sql`${fellowshipInterest.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'track', ${fellowshipInterest.track},
        'round', CAST(${fellowshipInterest.round} AS TEXT))`,
      from: isMade,
      hidesMoment: true,
    }),
    db
      .delete(fellowshipDrafts)
      .where(
        and(
          isOwn(fellowshipDrafts.userId, actor),
          sql`EXISTS (SELECT 1 FROM ${fellowshipInterest} WHERE ${fellowshipInterest.id} = ${id})`,
        ),
      ),
  ])
  return made.length > 0
}

const isOpenForChange = (id: string, actor: SignedIn, now: number) =>
  and(
    eq(fellowshipInterest.id, id),
    isOwn(fellowshipInterest.userId, actor),
    eq(fellowshipInterest.status, 'pending'),
    sql`${fellowshipInterest.reviewedAt} IS NULL AND NOT EXISTS (SELECT 1 FROM ${fellowshipTracks}
      WHERE ${fellowshipTracks.track} = ${fellowshipInterest.track} AND ${fellowshipTracks.round} = ${fellowshipInterest.round}
      AND ${fellowshipTracks.deadline} <= ${now})`,
  )

/**
 * Withdraws an application. It becomes the draft, unless there already is one.
 * @returns whether it was withdrawn
 */
export async function deleteInterest(context: Context, id: string, actor: SignedIn): Promise<boolean> {
  const { db, at } = context
  const isMeant = isOpenForChange(id, actor, at)
  const text = (column: SQL | (typeof fellowshipInterest)['role']) => sql`coalesce(${column}, '')`
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'fellowship.withdrawn',
      actor,
      subject: { type: 'fellowship_track', id: sql`${fellowshipInterest.track}` },
      detail: sql`json_object('round', ${fellowshipInterest.round})`,
      from: sql`FROM ${fellowshipInterest} WHERE ${isMeant}`,
      hidesMoment: true,
    }),
    insertSelect(
      db,
      fellowshipDrafts,
      {
        userId: actor.userId,
        track: sql`${fellowshipInterest.track}`,
        details: sql`json_object('organization', ${fellowshipInterest.organization}, 'role', ${fellowshipInterest.role},
          'areaOfInterest', ${fellowshipInterest.areaOfInterest}, 'motivation', ${fellowshipInterest.motivation},
          'phoneNumber', ${fellowshipInterest.phoneNumber}, 'location', ${fellowshipInterest.location},
          'guardianContact', ${text(sql`${fellowshipInterest.guardianContact}`)}, 'linkedinUrl', ${text(sql`${fellowshipInterest.linkedinUrl}`)},
          'preferredMode', ${text(sql`${fellowshipInterest.preferredMode}`)})`,
        statementId: sql`${fellowshipInterest.statementId}`,
        statementName: sql`${fellowshipInterest.statementName}`,
        version: 1,
        savedAt: at,
      },
      sql`FROM ${fellowshipInterest} WHERE ${isMeant}`,
    ).onConflictDoNothing(),
    { done: db.delete(fellowshipInterest).where(isMeant) },
  ])
  return isDone
}

/**
 * @returns whether the statement was attached. It must be the caller's own and completely stored, and the review must
 * not have begun.
 */
export async function updateStatement(
  context: Context,
  {
    id,
    actor,
    statementId,
    statementName,
  }: { id: string; actor: SignedIn; statementId: string; statementName: string },
): Promise<boolean> {
  const { db, at } = context
  const statement = ownDocument(statementId, fellowshipStatement, actor)
  const update = db
    .update(fellowshipInterest)
    .set({ statementId: statement, statementName, updatedAt: sql`max(${at}, ${fellowshipInterest.updatedAt} + 1)` })
    .where(and(isOpenForChange(id, actor, at), sql`${statement} IS NOT NULL`))
  const { isDone } = await actBatch(context, [{ done: update }])
  return isDone
}
