import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { labLimits } from '@kere/contracts/labs/lab-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { labParticipants } from '@kere/d1/schema/labs/lab-participants'
import { labGoalChecks, labLinks, labSights, labSubmissions, labTeams } from '@kere/d1/schema/labs/lab-workspaces'
import { challengeLabs } from '@kere/d1/schema/labs/labs'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { isOf, wholeLabColumns } from '../labs/lab-rows.ts'
import { selectGuideSights } from './lab-sights.queries.ts'
import { selectSubmissions } from './lab-submissions.queries.ts'
import { selectRequests } from './lab-team-requests.queries.ts'
import { hasRoom, type InLab, isGuide, isMember, isWritable, ownTeam, shownAvatar, workable } from './workspace-rows.ts'

const writers = alias(profiles, 'writers')

const nameOfWriter = sql<string | null>`trim(${writers.firstName} || ' ' || substr(${writers.lastName}, 1, 1))`

/** Reads a workspace in one round trip. It finds nothing for a person who is not in the lab. */
export async function selectWorkspace(context: Context, inLab: InLab) {
  const { db, at } = context
  const { labId, person } = inLab
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${isMember(labId, person)})`
  const isTheirTeam = sql`(EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labId} AND ${isGuide(person)})
    OR ${labSubmissions.teamId} = ${ownTeam(labId, person)})`
  const [[lab], members, teams, goals, submissions, links, requests, guides] = await db.batch([
    db
      .select({
        ...wholeLabColumns,
        isOwner: sql<boolean>`(${challengeLabs.createdBy} IS ${person.userId})`.mapWith(Boolean).as('is_owner'),
        isGuide: isGuideColumn(person).as('is_guide'),
        isManager: sql<boolean>`(${isOf(person)})`.mapWith(Boolean).as('is_manager'),
        isWritable: sql<boolean>`${isWritable(at)}`.mapWith(Boolean).as('is_writable'),
        seenUntil: sql<number | null>`(SELECT sight.seen_until FROM ${labSights} AS sight
          WHERE sight.lab_id = ${challengeLabs.id} AND sight.user_id = ${person.userId})`.as('own_sight'),
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
        name: nameAmongMembers(at).as('shown_name'),
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
        goalId: labGoalChecks.goalId,
        doneAt: labGoalChecks.doneAt,
        doneBy: nameOfWriter.as('done_by_name'),
      })
      .from(labGoalChecks)
      .leftJoin(writers, eq(writers.id, labGoalChecks.doneBy))
      .where(
        and(
          sql`${labGoalChecks.teamId} IN (SELECT ${labTeams.id} FROM ${labTeams} WHERE ${labTeams.labId} = ${labId} AND ${labTeams.deletedAt} IS NULL)`,
          isTheirs,
        ),
      )
      .orderBy(labGoalChecks.teamId, labGoalChecks.goalId)
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
    selectRequests(context, inLab, isTheirs),
    selectGuideSights(context, labId, isTheirs),
  ])
  return { lab, members, teams, goals, submissions, links, requests, guides }
}

const isGuideColumn = (person: SignedIn) => sql<boolean>`${isGuide(person)}`.mapWith(Boolean)

interface NewLink extends InLab {
  id: string
  title: string
  url: string
}

const linksOfLab = {
  labId: labLinks.labId,
  by: labLinks.addedBy,
  most: { lab: workspaceLimits.links, person: workspaceLimits.ownLinks },
}

/** @returns whether there was room for another link */
export async function insertLink({ db, at }: Context, { id, title, url, ...inLab }: NewLink) {
  const made = await insertSelect(
    db,
    labLinks,
    { id, labId: inLab.labId, title, url, addedBy: inLab.person.userId, createdAt: at },
    sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)} AND ${hasRoom(linksOfLab, inLab)}`,
  )
    .onConflictDoNothing()
    .returning({ id: labLinks.id })
  return made.length > 0
}

const ofManagedLab = (labId: SQL, person: SignedIn) =>
  sql`EXISTS (SELECT 1 FROM ${challengeLabs} WHERE ${challengeLabs.id} = ${labId} AND ${isOf(person)})`

/**
 * Deletes a link. The participant who added it and those who run the lab may do so.
 * @returns whether it is gone
 */
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

export interface TickedGoal {
  goalId?: string | undefined
  goal?: string | undefined
  isDone: boolean
}

/** @returns whether the goal is now ticked, or unticked, for the caller's team */
export async function updateGoal({ db, at }: Context, { goalId, goal, isDone, ...inLab }: InLab & TickedGoal) {
  const { labId, person } = inLab
  const team = ownTeam(labId, person)
  const meant = sql`(SELECT each.value ->> 'id' FROM json_each(${challengeLabs.goals}) AS each
    WHERE ${goalId === undefined ? sql`each.value ->> 'text' = ${goal ?? ''}` : sql`each.value ->> 'id' = ${goalId}`} LIMIT 1)`
  const from = sql`FROM ${challengeLabs} WHERE ${workable(inLab, at)} AND ${team} IS NOT NULL AND ${meant} IS NOT NULL`
  const { found } = await namedBatch(db, [
    isDone
      ? insertSelect(
          db,
          labGoalChecks,
          { teamId: team, goalId: meant, doneBy: person.userId, doneAt: at },
          from,
        ).onConflictDoNothing()
      : db
          .delete(labGoalChecks)
          .where(sql`${labGoalChecks.teamId} = ${team} AND ${labGoalChecks.goalId} = (SELECT ${meant} ${from})`),
    {
      found: db
        .select({ id: challengeLabs.id })
        .from(challengeLabs)
        .where(sql`EXISTS (SELECT 1 ${from}) AND ${challengeLabs.id} = ${labId}`),
    },
  ])
  return found.length > 0
}
