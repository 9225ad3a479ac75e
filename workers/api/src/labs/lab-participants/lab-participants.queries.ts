import { labParticipantList } from '@kere/contracts/labs/lab-participants'
import type { ParticipantRole, ParticipantStatus } from '@kere/contracts/labs/lab-options'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { copyToGuardian, writerName } from '../../accounts/guardians/copy-rows.ts'
import { bornBy } from '../../base/age.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { change, undo } from '../../http/change.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { isManaged, isOf } from '../labs/lab-rows.ts'

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

/** The picture is left out for a person who may be under 18. */
const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

/** A line about the person: an educator's position and organization, or a learner's year of study. */
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

/** Reads a page in one round trip. It finds nothing in a lab that the caller does not run. */
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

/** Tells that the caller runs the lab of the participant, in whatever state it is (C-32). */
const isTheirs = ({ id, manager }: Managed): SQL =>
  sql`${labParticipants.id} = ${id} AND EXISTS (SELECT 1 FROM ${challengeLabs}
    WHERE ${challengeLabs.id} = ${labParticipants.labId} AND ${isOf(manager)})`

export async function selectParticipant(context: Context, managed: Managed) {
  const [row] = await selectParticipants(context).where(isTheirs(managed))
  return row
}

const isPending = sql`${labParticipants.status} = 'pending'`

/**
 * The approving statement checks this condition, so that only one of two simultaneous approvals gets the last place.
 */
const hasPlace = sql`(SELECT CASE ${labParticipants.role} WHEN 'student' THEN ${challengeLabs.participantsCount} < ${challengeLabs.maxParticipants}
    ELSE ${challengeLabs.mentorsCount} < ${challengeLabs.maxMentors} END
  FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labParticipants.labId} AND ${challengeLabs.archivedAt} IS NULL)`

type Decision = 'approved' | 'rejected' | 'removed'

const decide = (
  context: Context,
  decision: Decision,
  { id, manager }: Managed,
  {
    note,
    set,
    when,
  }: { note: string | null; set: Partial<typeof labParticipants.$inferInsert>; when: SQL | undefined },
) =>
  change(context, labParticipants, {
    id,
    when: and(isTheirs({ id, manager }), when),
    set: { ...set, note, decidedAt: context.at, decidedBy: manager.userId, updatedAt: context.at },
    audit: { action: `lab_participant.${decision}`, subject: 'lab_participant' },
    mails: [
      {
        template: `lab_${decision}`,
        to: labParticipants.userId,
        join: sql`JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labParticipants.labId}`,
        details: {
          firstName: profiles.firstName,
          participantId: labParticipants.id,
          labId: challengeLabs.id,
          lab: challengeLabs.title,
          role: labParticipants.role,
          note: note ?? '',
        },
      },
    ],
    also: (from, name) =>
      note === null
        ? []
        : [
            copyToGuardian(context, {
              id: `${name}_copy`,
              childId: labParticipants.userId,
              writer: writerName(manager.userId),
              kind: 'lab_answer',
              text: note,
              isHeld: decision !== 'removed',
              from,
            }),
          ],
    ...(decision !== 'removed' && { undoable: true }),
    read: selectParticipants(context).where(isTheirs({ id, manager })),
  })

export const updateToApproved = (context: Context, managed: Managed) =>
  decide(context, 'approved', managed, {
    note: null,
    set: { status: 'approved' },
    when: sql`${isPending} AND ${hasPlace}`,
  })

export const updateToRejected = (context: Context, { note, ...managed }: Managed & { note: string | null }) =>
  decide(context, 'rejected', managed, { note, set: { status: 'rejected' }, when: isPending })

/** Removes a participant, whose texts stay. The earlier approval can no longer be undone. */
export const updateToRemoved = (context: Context, { note, ...managed }: Managed & { note: string | null }) =>
  decide(context, 'removed', managed, {
    note,
    set: { status: 'rejected', teamId: null, lastChange: context.newId('chg') },
    when: sql`${labParticipants.status} = 'approved'`,
  })

export const updateToUndone = (context: Context, managed: Managed) =>
  undo(context, labParticipants, {
    id: managed.id,
    when: isTheirs(managed),
    set: { status: 'pending', note: null, teamId: null, decidedAt: null, decidedBy: null, updatedAt: context.at },
    audit: {
      action: 'lab_participant.decision_undone',
      subject: 'lab_participant',
      detail: sql`json_object('was', ${labParticipants.status})`,
    },
    read: selectParticipants(context).where(isTheirs(managed)),
  })
