import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labSubmissions, labTeamRequests, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { type SQL, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { isOf } from '../labs/lab-rows.ts'
import { type InLab, isMember, ownTeam, workable } from './workspace-rows.ts'

/**
 * Makes a team. A participant who starts one joins it and gives up the teams that they started and that nobody else is
 * in. A given-up team is deleted, unless another person has submitted something or given feedback there: then it is
 * closed, and those who guide the lab can still read it. In a full lab, the oldest team without members makes room.
 * @returns whether it was made
 */
export async function insertTeam({ db, at }: Context, { id, name, ...inLab }: InLab & { id: string; name: string }) {
  const { labId, person } = inLab
  const sortedName = name.toLowerCase()
  const isParticipant = sql`EXISTS (SELECT 1 FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labId}
    AND mine.user_id = ${person.userId} AND mine.status = 'approved' AND mine.role = 'student')`
  const isGivenUp = sql`(${labTeams.labId} = ${labId} AND ${labTeams.createdBy} IS ${person.userId} AND ${labTeams.id} <> ${id}
    AND ${labTeams.deletedAt} IS NULL AND ${isParticipant} AND NOT EXISTS (SELECT 1 FROM ${labParticipants} AS other
      WHERE other.team_id = ${labTeams.id} AND other.user_id <> ${person.userId}))`
  const ofLab = (more: SQL) => sql`(SELECT count(*) FROM ${labTeams} WHERE ${labTeams.labId} = ${labId} AND ${more})`
  const isOwnLive = sql`${labTeams.createdBy} = ${person.userId} AND ${labTeams.deletedAt} IS NULL`
  // The name and the place of a given-up team are already free for the new one. The given-up team is deleted only if
  // the new one is made.
  const from = sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)}
    AND ${ofLab(sql`${labTeams.sortedName} = ${sortedName} AND NOT ${isGivenUp}`)} = 0
    AND ${challengeLabs.teamsCount} - ${ofLab(isGivenUp)} < ${workspaceLimits.teams}
    AND (${isOf(person)} OR ${ofLab(sql`${isOwnLive} AND NOT ${isGivenUp}`)} < ${workspaceLimits.ownTeams})`
  const isMade = sql`EXISTS (SELECT 1 ${from})`
  const close = (which: SQL) =>
    db
      .update(labTeams)
      .set({ deletedAt: at, sortedName: sql`${labTeams.id}` })
      .where(which)
  const { made } = await namedBatch(db, [
    close(sql`${labTeams.id} = (SELECT oldest.id FROM ${labTeams} AS oldest WHERE oldest.lab_id = ${labId}
      AND oldest.deleted_at IS NULL AND oldest.members_count = 0 AND oldest.submissions_count > 0
      AND EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${workable(inLab, at)} AND ${challengeLabs.teamsCount} >= ${workspaceLimits.teams})
      ORDER BY oldest.created_at, oldest.id LIMIT 1)`),
    close(sql`${isGivenUp} AND ${isMade} AND EXISTS (SELECT 1 FROM ${labSubmissions} WHERE ${labSubmissions.teamId} = ${labTeams.id}
      AND (${labSubmissions.feedback} IS NOT NULL OR ${labSubmissions.submittedBy} <> ${person.userId}))`),
    db.delete(labTeams).where(sql`${isGivenUp} AND ${isMade}`),
    {
      made: insertSelect(db, labTeams, { id, labId, name, sortedName, createdBy: person.userId, createdAt: at }, from)
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

/**
 * Moves a participant to a team. Of two people who take the last place at the same time only one gets it. Nobody can
 * join a team that has submitted something, except the person who started it and left it empty. The members are
 * notified.
 * @returns whether the participant is in the team
 */
export async function updateTeam(
  context: Context,
  { participantId, teamId, ...inLab }: InLab & { participantId: string; teamId: string | null },
) {
  const { db, at } = context
  const { labId, person } = inLab
  const takesThem =
    teamId === null
      ? sql`TRUE`
      : sql`EXISTS (SELECT 1 FROM ${labTeams} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labTeams.labId}
          WHERE ${labTeams.id} = ${teamId} AND ${labTeams.labId} = ${labId} AND ${labTeams.deletedAt} IS NULL
          AND (${isOf(person)} OR ${labTeams.submissionsCount} = 0 OR ${labParticipants.teamId} IS ${teamId}
            OR (${labTeams.createdBy} IS ${person.userId} AND ${labTeams.membersCount} = 0))
          AND (SELECT count(*) FROM ${labParticipants} AS other
            WHERE other.team_id = ${teamId} AND other.id <> ${participantId}) < ${challengeLabs.teamSize})`
  const moves = sql`${labParticipants.id} = ${participantId} AND ${labParticipants.labId} = ${labId}
    AND ${labParticipants.status} = 'approved' AND ${labParticipants.role} = 'student'
    AND EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${workable(inLab, at)}
      AND (${isOf(person)} OR ${labParticipants.userId} = ${person.userId})) AND ${takesThem}`
  const { isDone } = await actBatch(context, [
    insertOutboxRows(context, {
      template: 'lab_team_joined',
      about: sql`${labParticipants.userId}`,
      details: sql`json_object('firstName', (SELECT ${profiles.firstName} FROM ${profiles} WHERE ${profiles.id} = ${users.id}),
        'labId', ${labParticipants.labId}, 'lab', (SELECT lab.title FROM ${challengeLabs} AS lab WHERE lab.id = ${labParticipants.labId}),
        'name', (SELECT ${nameAmongMembers(at)} FROM ${profiles} WHERE ${profiles.id} = ${labParticipants.userId}))`,
      from: sql`FROM ${labParticipants} JOIN ${labParticipants} AS mate ON mate.team_id = ${teamId} AND mate.id <> ${participantId}
        AND mate.status = 'approved' JOIN ${users} ON ${users.id} = mate.user_id
        WHERE ${moves} AND ${labParticipants.teamId} IS NOT ${teamId}`,
    }),
    { done: db.update(labParticipants).set({ teamId, updatedAt: at }).where(moves) },
  ])
  return isDone
}

interface OfTeam extends InLab {
  teamId: string
}

/** Tells that the team exists and that its lab is still being worked in. */
const workedTeam = ({ teamId, ...inLab }: OfTeam, now: number, who: SQL): SQL =>
  sql`${labTeams.id} = ${teamId} AND ${labTeams.labId} = ${inLab.labId} AND ${labTeams.deletedAt} IS NULL
    AND EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${workable(inLab, now)} AND ${who})`

/**
 * Renames a team. If two teams take the same name at the same time, only one gets it.
 * @returns whether the team has the name
 */
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
      subject: { type: 'lab', id: labId },
      detail: { team: teamId },
      // Only acts of those who run the lab are logged, and not the members' own.
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
 * Deletes a team. A team that has submitted something is closed and keeps its submissions. Its members and those who
 * ask to join are told. A submission at the same moment is either stored before, or refused because the team is gone.
 * @returns whether it is gone, if the caller runs the lab
 */
export async function deleteTeam(context: Context, ofTeam: OfTeam) {
  const { db, at } = context
  const { labId, person, teamId } = ofTeam
  const isMeant = workedTeam(ofTeam, at, isOf(person))
  const { left, managed } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'lab_team.deleted',
      subject: { type: 'lab', id: labId },
      detail: { team: teamId },
      from: sql`FROM ${labTeams} WHERE ${isMeant}`,
    }),
    insertOutboxRows(context, {
      template: 'lab_team_deleted',
      // The mail repeats the team's name, which its founder wrote. It is therefore deleted with the founder.
      about: sql`coalesce(${labTeams.createdBy}, ${person.userId})`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'labId', ${labTeams.labId}, 'team', ${labTeams.name},
        'lab', (SELECT lab.title FROM ${challengeLabs} AS lab WHERE lab.id = ${labTeams.labId}))`,
      from: sql`FROM ${labTeams} JOIN ${users} ON ${users.id} IN (
          SELECT mate.user_id FROM ${labParticipants} AS mate WHERE mate.team_id = ${labTeams.id}
          UNION SELECT asking.user_id FROM ${labTeamRequests} AS asking WHERE asking.team_id = ${labTeams.id} AND asking.declined_at IS NULL)
        JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isMeant}`,
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
