import { limits } from '@kere/contracts/http/limits'
import { labFile } from '@kere/contracts/labs/lab-file'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { files } from '@kere/d1/schema/base/files'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labGoalChecks, labLinks, labSubmissions, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { bornBy } from '../../base/age.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { ownDocument } from '../../kit/documents/document-rows.ts'
import { isOf, wholeLabColumns } from '../catalogue/lab-rows.ts'
import { isGuide, isMember, isWritable, nameInLab, ownTeam } from './workspace-rows.ts'

export interface InLab {
  labId: string
  person: SignedIn
}

const writers = alias(profiles, 'writers')

const nameOfWriter = sql<string | null>`trim(${writers.firstName} || ' ' || substr(${writers.lastName}, 1, 1))`

/** Of whoever may be under 18 no picture. */
const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

/** All of it in one round trip; nothing for whoever is not in it. */
export async function selectWorkspace({ db, at }: Context, { labId, person }: InLab) {
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${isMember(labId, person)})`
  const isTheirTeam = sql`(EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labId} AND ${isGuide(person)})
    OR ${labSubmissions.teamId} = ${ownTeam(labId, person)})`
  const [[lab], members, teams, goals, submissions, links] = await db.batch([
    db
      .select({
        ...wholeLabColumns,
        isOwner: sql<boolean>`(${challengeLabs.createdBy} IS ${person.userId})`.mapWith(Boolean).as('is_owner'),
        isGuide: isGuideColumn(person).as('is_guide'),
        isManager: sql<boolean>`(${isOf(person)})`.mapWith(Boolean).as('is_manager'),
        isWritable: sql<boolean>`${isWritable(at)}`.mapWith(Boolean).as('is_writable'),
      })
      .from(challengeLabs)
      .leftJoin(profiles, eq(profiles.id, challengeLabs.createdBy))
      .where(isMember(labId, person)),
    db
      .select({
        participantId: labParticipants.id,
        userId: labParticipants.userId,
        role: labParticipants.role,
        teamId: labParticipants.teamId,
        name: nameInLab(at).as('shown_name'),
        avatarUrl: shownAvatar(at).as('shown_avatar'),
      })
      .from(labParticipants)
      .innerJoin(profiles, eq(profiles.id, labParticipants.userId))
      .where(and(eq(labParticipants.labId, labId), eq(labParticipants.rank, 1), isTheirs))
      .orderBy(labParticipants.createdAt, labParticipants.id)
      .limit(labLimits.participants + labLimits.mentors),
    db
      .select({
        id: labTeams.id,
        name: labTeams.name,
        membersCount: labTeams.membersCount,
        submissionsCount: labTeams.submissionsCount,
      })
      .from(labTeams)
      .where(and(eq(labTeams.labId, labId), isNull(labTeams.deletedAt), isTheirs))
      .orderBy(labTeams.sortedName)
      .limit(workspaceLimits.teams),
    db
      .select({
        teamId: labGoalChecks.teamId,
        goal: labGoalChecks.goal,
        doneAt: labGoalChecks.doneAt,
        doneBy: nameOfWriter.as('done_by_name'),
      })
      .from(labGoalChecks)
      .leftJoin(writers, eq(writers.id, labGoalChecks.doneBy))
      .where(
        and(
          sql`${labGoalChecks.teamId} IN (SELECT ${labTeams.id} FROM ${labTeams} WHERE ${labTeams.labId} = ${labId})`,
          isTheirs,
        ),
      )
      .orderBy(labGoalChecks.teamId, labGoalChecks.goal)
      .limit(workspaceLimits.teams * labLimits.entries),
    selectSubmissions(db)
      .where(and(eq(labSubmissions.labId, labId), isTheirs, isTheirTeam))
      .limit(workspaceLimits.teams * labLimits.stages),
    db
      .select({
        id: labLinks.id,
        title: labLinks.title,
        url: labLinks.url,
        addedById: labLinks.addedBy,
        addedBy: nameOfWriter.as('added_by_name'),
      })
      .from(labLinks)
      .leftJoin(writers, eq(writers.id, labLinks.addedBy))
      .where(and(eq(labLinks.labId, labId), isTheirs))
      .orderBy(labLinks.createdAt, labLinks.id)
      .limit(workspaceLimits.links),
  ])
  return { lab, members, teams, goals, submissions, links }
}

const isGuideColumn = (person: SignedIn) => sql<boolean>`${isGuide(person)}`.mapWith(Boolean)

const senders = alias(profiles, 'senders')

const selectSubmissions = (db: Context['db']) =>
  db
    .select({
      id: labSubmissions.id,
      teamId: labSubmissions.teamId,
      team: sql<string>`${labTeams.name}`.as('team_name'),
      stageId: labSubmissions.stageId,
      body: labSubmissions.body,
      links: labSubmissions.links,
      fileType: files.type,
      fileSize: files.size,
      submittedAt: labSubmissions.submittedAt,
      submittedBy: sql<string | null>`trim(${senders.firstName} || ' ' || substr(${senders.lastName}, 1, 1))`.as(
        'sender_name',
      ),
      feedback: labSubmissions.feedback,
      feedbackAt: labSubmissions.feedbackAt,
      feedbackBy: sql<string | null>`trim(${writers.firstName} || ' ' || ${writers.lastName})`.as('mentor_name'),
    })
    .from(labSubmissions)
    .innerJoin(labTeams, eq(labTeams.id, labSubmissions.teamId))
    .leftJoin(senders, eq(senders.id, labSubmissions.submittedBy))
    .leftJoin(writers, eq(writers.id, labSubmissions.feedbackBy))
    .leftJoin(files, eq(files.id, labSubmissions.fileId))
    .$dynamic()

export type SubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number]

const workable = ({ labId, person }: InLab, now: number): SQL => sql`${isMember(labId, person)} AND ${isWritable(now)}`

/** A participant who starts a team is in it; those that they started and left without a trace are gone. @returns whether it was made */
export async function insertTeam({ db, at }: Context, { id, name, ...inLab }: InLab & { id: string; name: string }) {
  const { labId, person } = inLab
  const isParticipant = sql`EXISTS (SELECT 1 FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labId}
    AND mine.user_id = ${person.userId} AND mine.status = 'approved' AND mine.role = 'student')`
  const { made } = await namedBatch(db, [
    // Nobody could take them away, and a lab holds only so many.
    db.delete(labTeams).where(
      sql`${labTeams.labId} = ${labId} AND ${labTeams.createdBy} = ${person.userId} AND ${labTeams.id} <> ${id}
          AND ${labTeams.membersCount} = 0 AND ${labTeams.submissionsCount} = 0 AND ${isParticipant}`,
    ),
    {
      made: insertSelect(
        db,
        labTeams,
        { id, labId, name, sortedName: name.toLowerCase(), createdBy: person.userId, createdAt: at },
        sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)} AND ${challengeLabs.teamsCount} < ${workspaceLimits.teams}`,
      )
        .onConflictDoNothing()
        .returning({ id: labTeams.id }),
    },
    db
      .update(labParticipants)
      .set({ teamId: id, updatedAt: at })
      .where(
        sql`${labParticipants.labId} = ${labId} AND ${labParticipants.userId} = ${person.userId}
          AND ${labParticipants.status} = 'approved' AND ${labParticipants.role} = 'student'
          AND EXISTS (SELECT 1 FROM ${labTeams} WHERE ${labTeams.id} = ${id} AND ${labTeams.labId} = ${labId}
            AND ${labTeams.createdBy} = ${person.userId} AND ${labTeams.membersCount} = 0)`,
      ),
  ])
  return made.length > 0
}

/** Of two who take a team’s last place at once one gets it. @returns whether they are in it */
export async function updateTeam(
  context: Context,
  { participantId, teamId, ...inLab }: InLab & { participantId: string; teamId: string | null },
) {
  const { db, at } = context
  const { labId, person } = inLab
  const hasRoom =
    teamId === null
      ? sql`TRUE`
      : sql`EXISTS (SELECT 1 FROM ${labTeams} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labTeams.labId}
          WHERE ${labTeams.id} = ${teamId} AND ${labTeams.labId} = ${labId} AND ${labTeams.deletedAt} IS NULL AND (SELECT count(*) FROM ${labParticipants} AS other
            WHERE other.team_id = ${teamId} AND other.id <> ${participantId}) < ${challengeLabs.teamSize})`
  const update = db
    .update(labParticipants)
    .set({ teamId, updatedAt: at })
    .where(
      sql`${labParticipants.id} = ${participantId} AND ${labParticipants.labId} = ${labId}
        AND ${labParticipants.status} = 'approved' AND ${labParticipants.role} = 'student'
        AND EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${workable(inLab, at)}
          AND (${isOf(person)} OR ${labParticipants.userId} = ${person.userId})) AND ${hasRoom}`,
    )
  const { isDone } = await actBatch(context, [{ done: update }])
  return isDone
}

interface OfTeam extends InLab {
  teamId: string
}

/** A team that is there, in a lab that is worked in. */
const workedTeam = ({ teamId, ...inLab }: OfTeam, now: number, who: SQL): SQL =>
  sql`${labTeams.id} = ${teamId} AND ${labTeams.labId} = ${inLab.labId} AND ${labTeams.deletedAt} IS NULL
    AND EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${workable(inLab, now)} AND ${who})`

const aboutTeam = ({ labId, person }: InLab) => ({
  outcome: 'succeeded' as const,
  actor: person,
  subject: { type: 'lab', id: labId },
})

/** Of two teams that take one name at once one gets it. @returns whether it has the name */
export async function updateTeamName(context: Context, { name, ...ofTeam }: OfTeam & { name: string }) {
  const { db, at } = context
  const { labId, person, teamId } = ofTeam
  const sortedName = name.toLowerCase()
  const isTheirs = workedTeam(ofTeam, at, sql`(${isOf(person)} OR ${ownTeam(labId, person)} = ${teamId})`)
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${labTeams} AS other WHERE other.lab_id = ${labId}
    AND other.sorted_title = ${sortedName} AND other.id <> ${teamId})`
  const { renamed } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'lab_team.renamed',
      ...aboutTeam(ofTeam),
      detail: { team: teamId },
      // Its members’ doing is theirs.
      from: sql`FROM ${labTeams} WHERE ${workedTeam(ofTeam, at, isOf(person))} AND ${isFree} AND ${labTeams.name} <> ${name}`,
    }),
    {
      renamed: db
        .update(labTeams)
        .set({ name, sortedName })
        .where(sql`${isTheirs} AND ${isFree}`)
        .returning({ id: labTeams.id }),
    },
  ])
  return renamed.length > 0
}

/**
 * One that has handed in nothing goes for good, another is kept for what it handed in. Who hands in at the same time is in
 * either order whole: it was handed in, or there is no team any more.
 *
 * @returns whether it is gone, for who runs the lab
 */
export async function deleteTeam(context: Context, ofTeam: OfTeam) {
  const { db, at } = context
  const { labId, person, teamId } = ofTeam
  const isMeant = workedTeam(ofTeam, at, isOf(person))
  const { left, managed } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'lab_team.deleted',
      ...aboutTeam(ofTeam),
      detail: { team: teamId },
      from: sql`FROM ${labTeams} WHERE ${isMeant}`,
    }),
    db
      .update(labParticipants)
      .set({ teamId: null, updatedAt: at })
      .where(sql`${labParticipants.teamId} = ${teamId} AND EXISTS (SELECT 1 FROM ${labTeams} WHERE ${isMeant})`),
    db
      .delete(labTeams)
      .where(
        sql`${isMeant} AND NOT EXISTS (SELECT 1 FROM ${labSubmissions} WHERE ${labSubmissions.teamId} = ${labTeams.id})`,
      ),
    db
      .update(labTeams)
      .set({ deletedAt: at, sortedName: sql`${labTeams.id}` })
      .where(isMeant),
    {
      left: db
        .select({ id: labTeams.id })
        .from(labTeams)
        .where(sql`${labTeams.id} = ${teamId} AND ${labTeams.labId} = ${labId} AND ${labTeams.deletedAt} IS NULL`),
    },
    {
      managed: db
        .select({ id: challengeLabs.id })
        .from(challengeLabs)
        .where(sql`${isMember(labId, person)} AND ${isOf(person)}`),
    },
  ])
  return left.length === 0 && managed.length > 0
}

interface NewLink extends InLab {
  id: string
  title: string
  url: string
}

/** @returns whether there was room */
export async function insertLink({ db, at }: Context, { id, title, url, ...inLab }: NewLink) {
  const made = await insertSelect(
    db,
    labLinks,
    { id, labId: inLab.labId, title, url, addedBy: inLab.person.userId, createdAt: at },
    sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)}
      AND (SELECT count(*) FROM ${labLinks} AS other WHERE other.lab_id = ${inLab.labId}) < ${workspaceLimits.links}`,
  )
    .onConflictDoNothing()
    .returning({ id: labLinks.id })
  return made.length > 0
}

const ofManagedLab = (labId: SQL, person: SignedIn) =>
  sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labId} AND ${isOf(person)})`

/** Whoever added it while they are in the lab, and who runs it. @returns whether it is gone */
export async function deleteLink({ db }: Context, id: string, person: SignedIn) {
  const isMine = sql`(${labLinks.addedBy} = ${person.userId} AND EXISTS (SELECT 1 FROM ${labParticipants} AS mine
    WHERE mine.lab_id = ${labLinks.labId} AND mine.user_id = ${person.userId} AND mine.status = 'approved'))`
  const { left } = await namedBatch(db, [
    db
      .delete(labLinks)
      .where(sql`${labLinks.id} = ${id} AND (${isMine} OR ${ofManagedLab(sql`${labLinks.labId}`, person)})`),
    { left: db.select({ id: labLinks.id }).from(labLinks).where(eq(labLinks.id, id)) },
  ])
  return left.length === 0
}

/** @returns whether the caller’s team has, or no longer has, done it */
export async function updateGoal(
  { db, at }: Context,
  { goal, isDone, ...inLab }: InLab & { goal: string; isDone: boolean },
) {
  const { labId, person } = inLab
  const team = ownTeam(labId, person)
  const from = sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)} AND ${team} IS NOT NULL
    AND EXISTS (SELECT 1 FROM json_each(${challengeLabs.goals}) AS each WHERE each.value = ${goal})`
  const { found } = await namedBatch(db, [
    isDone
      ? insertSelect(
          db,
          labGoalChecks,
          { teamId: team, goal, doneBy: person.userId, doneAt: at },
          from,
        ).onConflictDoNothing()
      : db
          .delete(labGoalChecks)
          .where(
            sql`${labGoalChecks.teamId} = ${team} AND ${labGoalChecks.goal} = ${goal} AND EXISTS (SELECT 1 ${from})`,
          ),
    {
      found: db
        .select({ id: challengeLabs.id })
        .from(challengeLabs)
        .where(sql`EXISTS (SELECT 1 ${from}) AND ${challengeLabs.id} = ${labId}`),
    },
  ])
  return found.length > 0
}

interface HandIn extends InLab {
  id: string
  stageId: string
  text: string
  links: string[]
  /** Null takes it away; left out it stays. */
  fileId?: string | null | undefined
  /** A stage that ends on an earlier day is over. */
  openFrom: string
}

/** What an email says of a submission’s lab and stage. */
const stageNamed = (stageId: SQL) => sql`'labId', ${challengeLabs.id}, 'lab', ${challengeLabs.title},
  'stage', coalesce((SELECT stage.value ->> 'name' FROM json_each(${challengeLabs.timeline}) AS stage
    WHERE stage.value ->> 'id' = ${stageId}), '')`

/** In the place of what the team handed in before. Who guides the lab is told, once for what waits for them. @returns whether it was taken */
export async function upsertSubmission(
  context: Context,
  { id, stageId, text, links, fileId, openFrom, ...inLab }: HandIn,
) {
  const { db, at } = context
  const { labId, person } = inLab
  const document = ownDocument(fileId, labFile, person)
  const isTaken = sql`${workable(inLab, at)} AND ${ownTeam(labId, person)} IS NOT NULL
    AND EXISTS (SELECT 1 FROM json_each(${challengeLabs.timeline}) AS stage
      WHERE stage.value ->> 'id' = ${stageId} AND stage.value ->> 'endsOn' >= ${openFrom})
    AND ${fileId ? sql`${document} IS NOT NULL` : sql`TRUE`}`
  const upsert = insertSelect(
    db,
    labSubmissions,
    {
      id,
      labId,
      teamId: ownTeam(labId, person),
      stageId,
      body: text,
      links,
      fileId: document,
      submittedBy: person.userId,
      submittedAt: at,
    },
    sql`FROM ${challengeLabs} WHERE ${isTaken}`,
  ).onConflictDoUpdate({
    target: [labSubmissions.teamId, labSubmissions.stageId],
    set: {
      body: text,
      links,
      ...(fileId !== undefined && { fileId: sql`excluded.file_id` }),
      submittedBy: person.userId,
      submittedAt: at,
      feedback: null,
      feedbackBy: null,
      feedbackAt: null,
    },
  })
  const { isDone } = await actBatch(context, [
    insertOutboxRows(context, {
      template: 'lab_stage_handed_in',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      about: sql`${labTeams.id}`,
      details: sql`json_object('firstName', ${profiles.firstName}, ${stageNamed(sql`${stageId}`)}, 'team', ${labTeams.name})`,
      from: sql`FROM ${challengeLabs} JOIN ${labTeams} ON ${labTeams.id} = ${ownTeam(labId, person)}
        JOIN ${users} ON ${users.id} IN (SELECT lab.created_by FROM ${challengeLabs} AS lab WHERE lab.id = ${labId}
          UNION SELECT guide.user_id FROM ${labParticipants} AS guide
            WHERE guide.lab_id = ${labId} AND guide.role = 'educator' AND guide.status = 'approved')
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isTaken} AND NOT EXISTS (SELECT 1 FROM ${labSubmissions} AS waiting WHERE waiting.team_id = ${labTeams.id}
          AND waiting.stage_id = ${stageId} AND waiting.feedback IS NULL)`,
    }),
    { done: upsert },
  ])
  return isDone
}

/** For its team and for who guides the lab. */
export async function selectSubmissionFile({ db }: Context, id: string, person: SignedIn) {
  const [row] = await db
    .select({ fileId: labSubmissions.fileId })
    .from(labSubmissions)
    .innerJoin(challengeLabs, eq(challengeLabs.id, labSubmissions.labId))
    .where(
      sql`${labSubmissions.id} = ${id} AND (${isGuide(person)} OR EXISTS (SELECT 1 FROM ${labParticipants} AS mine
        WHERE mine.lab_id = ${labSubmissions.labId} AND mine.user_id = ${person.userId} AND mine.status = 'approved'
        AND mine.team_id = ${labSubmissions.teamId}))`,
    )
  return row?.fileId ?? null
}

/** A mentor, who runs the lab, an admin. Its team is told of the first text. @returns the submission, if it is of a lab that they guide */
export async function updateFeedback(
  context: Context,
  { id, version, text, person }: { id: string; version?: number | undefined; text: string; person: SignedIn },
) {
  const { db, at } = context
  const isGuided = sql`${labSubmissions.id} = ${id} AND EXISTS (SELECT 1 FROM ${challengeLabs}
    WHERE ${challengeLabs.id} = ${labSubmissions.labId} AND ${isGuide(person)})`
  const isRead = and(isGuided, version === undefined ? undefined : eq(labSubmissions.submittedAt, version))
  const isSeen = sql`${labSubmissions.id} = ${id} AND EXISTS (SELECT 1 FROM ${challengeLabs}
    WHERE ${challengeLabs.id} = ${labSubmissions.labId} AND ${labSubmissions.teamId} =
      (SELECT mine.team_id FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labSubmissions.labId}
        AND mine.user_id = ${person.userId} AND mine.status = 'approved'))`
  const {
    isDone,
    submission: [submission],
    seen,
  } = await actBatch(context, [
    insertOutboxRows(context, {
      template: 'lab_feedback_given',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      about: person.userId,
      details: sql`json_object('firstName', ${profiles.firstName}, ${stageNamed(sql`${labSubmissions.stageId}`)}, 'feedback', ${text})`,
      from: sql`FROM ${labSubmissions} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labSubmissions.labId}
        JOIN ${labParticipants} ON ${labParticipants.teamId} = ${labSubmissions.teamId} AND ${labParticipants.status} = 'approved'
        JOIN ${users} ON ${users.id} = ${labParticipants.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isRead} AND ${labSubmissions.feedback} IS NULL`,
    }),
    {
      done: db
        .update(labSubmissions)
        .set({ feedback: text, feedbackBy: person.userId, feedbackAt: at })
        .where(isRead),
    },
    { submission: selectSubmissions(db).where(isGuided) },
    { seen: db.select({ id: labSubmissions.id }).from(labSubmissions).where(isSeen) },
  ])
  return { isGiven: isDone, submission, isSeen: seen.length > 0 }
}
