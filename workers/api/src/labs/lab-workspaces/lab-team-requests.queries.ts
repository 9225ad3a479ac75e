import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labTeamRequests, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { eq, type SQL, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertOutboxRow, insertOutboxRows } from '../../http/outbox-row.ts'
import { isOf } from '../labs/lab-rows.ts'
import { type InLab, ownTeam, shownAvatar, workable } from './workspace-rows.ts'

/**
 * Selects the caller's own requests, and the requests that the caller may answer, as a member of the team or as the
 * person who runs the lab.
 */
export const selectRequests = ({ db, at }: Context, { labId, person }: InLab, isTheirs: SQL) =>
  db
    .select({
      id: labTeamRequests.id,
      teamId: labTeamRequests.teamId,
      userId: labTeamRequests.userId,
      body: labTeamRequests.body,
      createdAt: labTeamRequests.createdAt,
      declinedAt: labTeamRequests.declinedAt,
      name: nameAmongMembers(at).as('shown_name'),
      avatarUrl: shownAvatar(at).as('shown_avatar'),
    })
    .from(labTeamRequests)
    .innerJoin(profiles, eq(profiles.id, labTeamRequests.userId))
    .where(
      sql`${labTeamRequests.teamId} IN (SELECT ${labTeams.id} FROM ${labTeams} WHERE ${labTeams.labId} = ${labId} AND ${labTeams.deletedAt} IS NULL)
        AND ${isTheirs} AND (${labTeamRequests.userId} = ${person.userId} OR (${labTeamRequests.declinedAt} IS NULL
          AND (${labTeamRequests.teamId} = ${ownTeam(labId, person)}
            OR EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labId} AND ${isOf(person)}))))`,
    )
    .orderBy(labTeamRequests.createdAt, labTeamRequests.id)
    .limit(workspaceLimits.teamRequests)

const hasRoom = sql`(SELECT count(*) FROM ${labParticipants} AS other WHERE other.team_id = ${labTeams.id}) < ${challengeLabs.teamSize}`

interface NewRequest extends InLab {
  id: string
  teamId: string
  text: string
}

/**
 * Makes a request and notifies the team and the person who runs the lab.
 * @returns whether the request was made
 */
export async function insertTeamRequest(context: Context, { id, teamId, text, ...inLab }: NewRequest) {
  const { db, at } = context
  const { labId, person } = inLab
  const insert = insertSelect(
    db,
    labTeamRequests,
    { id, teamId, userId: person.userId, body: text, createdAt: at },
    sql`FROM ${labTeams} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labTeams.labId}
      WHERE ${labTeams.id} = ${teamId} AND ${labTeams.deletedAt} IS NULL AND ${labTeams.submissionsCount} > 0 AND ${hasRoom}
        AND ${workable(inLab, at)} AND EXISTS (SELECT 1 FROM ${labParticipants} AS mine WHERE mine.lab_id = ${labId}
          AND mine.user_id = ${person.userId} AND mine.status = 'approved' AND mine.role = 'student' AND mine.team_id IS NULL)
        AND (SELECT count(*) FROM ${labTeamRequests} AS own JOIN ${labTeams} AS asked ON asked.id = own.team_id
          WHERE own.user_id = ${person.userId} AND own.declined_at IS NULL AND asked.lab_id = ${labId}) < ${workspaceLimits.ownTeamRequests}`,
  ).onConflictDoNothing()
  const { isDone } = await actBatch(context, [
    { done: insert },
    insertOutboxRows(context, {
      template: 'lab_team_asked',
      about: person.userId,
      details: sql`json_object('firstName', ${profiles.firstName}, 'labId', ${challengeLabs.id}, 'lab', ${challengeLabs.title},
        'team', ${labTeams.name}, 'text', ${text}, 'name', (SELECT ${nameAmongMembers(at)} FROM ${profiles} WHERE ${profiles.id} = ${person.userId}))`,
      from: sql`FROM ${labTeamRequests} JOIN ${labTeams} ON ${labTeams.id} = ${labTeamRequests.teamId}
        JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labTeams.labId}
        JOIN ${users} ON ${users.id} = ${challengeLabs.createdBy}
          OR ${users.id} IN (SELECT mate.user_id FROM ${labParticipants} AS mate WHERE mate.team_id = ${teamId})
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${labTeamRequests.id} = ${id} AND ${labTeamRequests.createdAt} = ${at}`,
    }),
  ])
  return isDone
}

/**
 * Withdraws the caller's own request.
 * @returns whether it no longer waits
 */
export async function deleteTeamRequest({ db }: Context, { labId, person, requestId }: InLab & { requestId: string }) {
  const isMeant = sql`${labTeamRequests.id} = ${requestId}
    AND ${labTeamRequests.teamId} IN (SELECT ${labTeams.id} FROM ${labTeams} WHERE ${labTeams.labId} = ${labId})`
  const { left } = await namedBatch(db, [
    db
      .delete(labTeamRequests)
      .where(
        sql`${isMeant} AND ${labTeamRequests.userId} = ${person.userId} AND ${labTeamRequests.declinedAt} IS NULL`,
      ),
    { left: db.select({ id: labTeamRequests.id }).from(labTeamRequests).where(isMeant) },
  ])
  return left.length === 0
}

interface Answer extends InLab {
  requestId: string
  isApproved: boolean
}

/**
 * Answers a request. Of two simultaneous answers only one counts, and only one of two people gets the last place. The
 * learner is notified, and so is the team if they join; a new member's other requests are deleted.
 * @returns whether this request has answered it
 */
export async function updateTeamRequest(context: Context, { requestId, isApproved, ...inLab }: Answer) {
  const { db, at } = context
  const { labId, person } = inLab
  const from = sql`FROM ${labTeamRequests} JOIN ${labTeams} ON ${labTeams.id} = ${labTeamRequests.teamId}
    JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labTeams.labId}
    JOIN ${labParticipants} AS asking ON asking.lab_id = ${labId} AND asking.user_id = ${labTeamRequests.userId}
      AND asking.status = 'approved' AND asking.role = 'student' AND asking.team_id IS NULL
    WHERE ${labTeamRequests.id} = ${requestId} AND ${labTeamRequests.declinedAt} IS NULL AND ${labTeams.deletedAt} IS NULL
      AND ${workable(inLab, at)} AND (${isOf(person)} OR ${labTeams.id} = ${ownTeam(labId, person)})
      AND ${isApproved ? hasRoom : sql`TRUE`}`
  const told = (
    others: SQL,
  ) => sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} JOIN ${labTeamRequests}
    JOIN ${labTeams} ON ${labTeams.id} = ${labTeamRequests.teamId} JOIN ${challengeLabs} ON ${challengeLabs.id} = ${labTeams.labId}
    WHERE ${labTeamRequests.id} = (SELECT ${labTeamRequests.id} ${from}) AND ${others}`
  const inDetails = sql`'firstName', ${profiles.firstName}, 'labId', ${challengeLabs.id}, 'lab', ${challengeLabs.title}`
  const { isDone } = await actBatch(context, [
    insertOutboxRow(context, {
      template: 'lab_team_answered',
      about: sql`${labTeams.id}`,
      details: sql`json_object(${inDetails}, 'team', ${labTeams.name}, 'isApproved', ${isApproved ? 'yes' : ''})`,
      from: told(sql`${users.id} = ${labTeamRequests.userId}`),
    }),
    insertOutboxRows(context, {
      template: 'lab_team_joined',
      about: sql`${labTeamRequests.userId}`,
      details: sql`json_object(${inDetails},
        'name', (SELECT ${nameAmongMembers(at)} FROM ${profiles} WHERE ${profiles.id} = ${labTeamRequests.userId}))`,
      from: told(sql`${isApproved ? sql`TRUE` : sql`FALSE`} AND ${users.id} <> ${person.userId}
        AND ${users.id} IN (SELECT mate.user_id FROM ${labParticipants} AS mate WHERE mate.team_id = ${labTeams.id})`),
    }),
    {
      done: isApproved
        ? db
            .update(labParticipants)
            .set({ teamId: sql`(SELECT ${labTeamRequests.teamId} ${from})`, updatedAt: at })
            .where(sql`${labParticipants.id} = (SELECT asking.id ${from})`)
        : db
            .update(labTeamRequests)
            .set({ declinedAt: at })
            .where(sql`${labTeamRequests.id} = (SELECT ${labTeamRequests.id} ${from})`),
    },
  ])
  return isDone
}
