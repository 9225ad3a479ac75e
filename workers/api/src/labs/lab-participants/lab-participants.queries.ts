import { labParticipantList } from '@kere/contracts/labs/lab-participants'
import type { ParticipantRole, ParticipantStatus } from '@kere/contracts/labs/lab-options'
import { limits } from '@kere/contracts/http/limits'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { bornBy } from '../../base/age.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { isManaged, isOf } from '../catalogue/lab-rows.ts'

export interface ParticipantFilters {
  lab: string
  role?: ParticipantRole | undefined
  status?: ParticipantStatus | undefined
}

export const participantPage = keyset(labParticipantList, {
  waiting: ascending({ rank: labParticipants.rank, createdAt: labParticipants.createdAt, id: labParticipants.id }),
  newest: descending({ createdAt: labParticipants.createdAt, id: labParticipants.id }),
})

const rankOf = { pending: 0, approved: 1, rejected: 2 } as const satisfies Record<ParticipantStatus, number>

/** The picture of a person who may be under 18 is not shown. */
const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

/** An educator’s work; what a learner studies. */
const about = sql<string | null>`iif(${labParticipants.role} = 'educator',
  nullif(concat_ws(', ', ${profiles.designation}, ${profiles.organizationAffiliation}), ''), ${profiles.studyYear})`

const selectParticipants = ({ db, at }: Pick<Context, 'db' | 'at'>) =>
  db
    .select({
      id: labParticipants.id,
      labId: labParticipants.labId,
      userId: labParticipants.userId,
      role: labParticipants.role,
      status: labParticipants.status,
      rank: labParticipants.rank,
      statement: labParticipants.statement,
      externalLink: labParticipants.externalLink,
      note: labParticipants.note,
      createdAt: labParticipants.createdAt,
      decidedAt: labParticipants.decidedAt,
      name: shownName(at).as('shown_name'),
      avatarUrl: shownAvatar(at).as('shown_avatar'),
      about: about.as('about'),
      teamId: labParticipants.teamId,
      teamName: sql<string | null>`${labTeams.name}`.as('team_name'),
    })
    .from(labParticipants)
    .innerJoin(profiles, eq(profiles.id, labParticipants.userId))
    .leftJoin(labTeams, eq(labTeams.id, labParticipants.teamId))
    .$dynamic()

export type ParticipantRow = Awaited<ReturnType<typeof selectParticipants>>[number]

const selectLab = ({ db }: Pick<Context, 'db'>, labId: string, manager: SignedIn) =>
  db
    .select({
      id: challengeLabs.id,
      title: challengeLabs.title,
      status: challengeLabs.status,
      archivedAt: challengeLabs.archivedAt,
      outcomeAt: challengeLabs.outcomeAt,
      closesAt: challengeLabs.closesAt,
      maxParticipants: challengeLabs.maxParticipants,
      maxMentors: challengeLabs.maxMentors,
      participants: challengeLabs.participantsCount,
      mentors: challengeLabs.mentorsCount,
      pending: challengeLabs.pendingCount,
    })
    .from(challengeLabs)
    .where(isManaged(labId, manager))

/** One round trip; nothing of a lab that is not theirs. */
export async function selectParticipantPage(
  context: Context,
  filters: ParticipantFilters,
  manager: SignedIn,
  page: PageQuery,
) {
  const { lab, role, status } = filters
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${isManaged(lab, manager)})`
  const ofRole = (wanted: ParticipantRole | undefined) =>
    and(
      eq(labParticipants.labId, lab),
      wanted && eq(labParticipants.role, wanted),
      status && eq(labParticipants.rank, rankOf[status]),
      isTheirs,
    )
  const count = (wanted: ParticipantRole) =>
    countRows(context.db, {
      from: labParticipants,
      key: labParticipants.id,
      where: ofRole(wanted),
      countLimit: page.countLimit,
    })
  const [[found], rows, [students], [educators]] = await context.db.batch([
    selectLab(context, lab, manager),
    selectParticipants(context)
      .where(and(ofRole(role), page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    count('student'),
    count('educator'),
  ])
  return { lab: found, rows, counts: { student: students?.total ?? 0, educator: educators?.total ?? 0 } }
}

interface Managed {
  id: string
  manager: SignedIn
}

/** The participant is in a lab that they run, in any state (C-32). */
const isTheirs = ({ id, manager }: Managed): SQL =>
  sql`${labParticipants.id} = ${id} AND EXISTS (SELECT 1 FROM ${challengeLabs}
    WHERE ${challengeLabs.id} = ${labParticipants.labId} AND ${isOf(manager)})`

export async function selectParticipant(context: Context, managed: Managed) {
  const [row] = await selectParticipants(context).where(isTheirs(managed))
  return row
}

const isPending = sql`${labParticipants.status} = 'pending'`

/** The accepting statement reads this: of two at once only one gets the last place. */
const hasPlace = sql`(SELECT CASE ${labParticipants.role} WHEN 'student' THEN ${challengeLabs.participantsCount} < ${challengeLabs.maxParticipants}
    ELSE ${challengeLabs.mentorsCount} < ${challengeLabs.maxMentors} END
  FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labParticipants.labId} AND ${challengeLabs.archivedAt} IS NULL)`

type Template = 'lab_approved' | 'lab_rejected' | 'lab_removed'

interface Change extends Managed {
  action: 'lab_participant.approved' | 'lab_participant.rejected' | 'lab_participant.removed'
  template: Template
  set: Partial<typeof labParticipants.$inferInsert>
  where: SQL | undefined
  holdSeconds: number
}

/** @returns whether this was it, and how the request then is */
async function change(context: Context, { action, template, set, where, holdSeconds, ...managed }: Change) {
  const { db, at, newId } = context
  const { id, manager } = managed
  const made = newId('chg')
  const isMade = sql`${labParticipants.id} = ${id} AND ${labParticipants.lastChange} = ${made}`
  const {
    isDone,
    participant: [participant],
  } = await actBatch(context, [
    {
      done: db
        .update(labParticipants)
        .set({ ...set, decidedAt: at, decidedBy: manager.userId, lastChange: made, updatedAt: at })
        .where(and(isTheirs(managed), where)),
    },
    insertOutboxRow(context, {
      template,
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'participantId', ${labParticipants.id}, 'labId', ${challengeLabs.id},
        'lab', ${challengeLabs.title}, 'role', ${labParticipants.role}, 'note', coalesce(${labParticipants.note}, ''))`,
      holdSeconds,
      from: sql`FROM ${labParticipants} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labParticipants.labId}
        JOIN ${users} ON ${users.id} = ${labParticipants.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isMade}`,
    }),
    insertAuditRow(context, {
      action,
      outcome: 'succeeded',
      actor: manager,
      subject: { type: 'lab_participant', id },
      from: sql`FROM ${labParticipants} WHERE ${isMade}`,
    }),
    { participant: selectParticipants(context).where(isTheirs(managed)) },
  ])
  return { isChanged: isDone, participant }
}

export const updateToApproved = (context: Context, managed: Managed) =>
  change(context, {
    ...managed,
    action: 'lab_participant.approved',
    template: 'lab_approved',
    set: { status: 'approved', note: null },
    where: sql`${isPending} AND ${hasPlace}`,
    holdSeconds: limits.undoSeconds,
  })

export const updateToRejected = (context: Context, { note, ...managed }: Managed & { note: string | null }) =>
  change(context, {
    ...managed,
    action: 'lab_participant.rejected',
    template: 'lab_rejected',
    set: { status: 'rejected', note },
    where: isPending,
    holdSeconds: limits.undoSeconds,
  })

/** The removed person's texts stay. */
export const updateToRemoved = (context: Context, { note, ...managed }: Managed & { note: string | null }) =>
  change(context, {
    ...managed,
    action: 'lab_participant.removed',
    template: 'lab_removed',
    set: { status: 'rejected', note, teamId: null },
    where: sql`${labParticipants.status} = 'approved'`,
    holdSeconds: 0,
  })

/** Each statement asks whether the email waits, and the last deletes it. @returns whether this undid it, and how it then is */
export async function updateToUndone(context: Context, managed: Managed) {
  const { db, at } = context
  const { id, manager } = managed
  const held = sql`FROM ${outbox} JOIN ${labParticipants} ON ${labParticipants.userId} = ${outbox.userId}
    WHERE ${isTheirs(managed)} AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0
    AND ${outbox.template} IN ('lab_approved', 'lab_rejected') AND json_extract(${outbox.details}, '$.participantId') = ${id}`
  const {
    isDone,
    participant: [participant],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'lab_participant.decision_undone',
      outcome: 'succeeded',
      actor: manager,
      subject: { type: 'lab_participant', id },
      detail: sql`json_object('was', ${labParticipants.status})`,
      from: held,
    }),
    db
      .update(labParticipants)
      .set({ status: 'pending', note: null, teamId: null, decidedAt: null, decidedBy: null, updatedAt: at })
      .where(sql`${labParticipants.id} = (SELECT ${labParticipants.id} ${held})`),
    { done: db.delete(outbox).where(sql`${outbox.id} = (SELECT ${outbox.id} ${held})`) },
    { participant: selectParticipants(context).where(isTheirs(managed)) },
  ])
  return { isUndone: isDone, participant }
}
