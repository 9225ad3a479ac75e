import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { labMessages } from '@kere/contracts/labs/lab-options'
import { workspaceLimits, type WorkspaceRole } from '@kere/contracts/labs/lab-workspace-options'
import type { ProblemCode } from '@kere/contracts/http/problems'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { toLab } from '../labs/lab-summary.ts'
import { toSubmission } from './submission-answer.ts'
import { upsertSight } from './lab-sights.queries.ts'
import { deleteLink, insertLink, selectWorkspace, type TickedGoal, updateGoal } from './lab-workspaces.queries.ts'

/** @throws {DomainError} `not_found` for a person who is not in the lab */
export async function getLabWorkspace(context: Context, labId: string) {
  const person = requireSignedIn(context)
  const { lab, members, teams, goals, submissions, links, requests, guides } = await selectWorkspace(context, {
    labId,
    person,
  })
  if (!lab) throw new DomainError('not_found', labMessages.notFound)
  const { isOwner, isGuide, isManager, isWritable } = lab
  const role: WorkspaceRole = isManager && isOwner ? 'owner' : isManager ? 'admin' : isGuide ? 'mentor' : 'participant'
  const mentors = members.filter((member) => member.role === 'educator')
  const textOf = new Map(lab.goals.map(({ id, text }) => [id, text]))
  const mine = members.find(({ userId }) => userId === person.userId)
  return {
    lab: {
      ...toLab(lab, { mentors: [], teams }),
      mentorList: mentors.map(({ userId, name, avatarUrl }) => ({
        id: userId,
        name,
        avatarUrl: smallPictureOf(avatarUrl),
        designation: null,
        organization: null,
      })),
    },
    role,
    teamId: mine?.teamId ?? null,
    isWritable,
    members: members.map((member) => ({
      id: member.userId,
      name: member.name,
      avatarUrl: smallPictureOf(member.avatarUrl),
      participantId: member.participantId,
      isMentor: member.role === 'educator',
      teamId: member.teamId,
      isYou: member.userId === person.userId,
    })),
    teams: teams.map(({ id, name }) => ({
      id,
      name,
      done: goals
        .filter(({ teamId }) => teamId === id)
        .map(({ goalId, doneBy, doneAt }) => ({
          goalId,
          goal: textOf.get(goalId) ?? '',
          by: doneBy,
          at: instantOf(doneAt),
        })),
    })),
    requests: requests.map(({ id, teamId, userId, name, avatarUrl, body, createdAt, declinedAt }) => ({
      id,
      teamId,
      person: { id: userId, name, avatarUrl: smallPictureOf(avatarUrl) },
      text: body,
      at: instantOf(createdAt),
      isYours: userId === person.userId,
      isDeclined: declinedAt !== null,
    })),
    submissions: submissions.map((row) => ({
      ...toSubmission(row),
      seenBy: guides.filter(({ seenUntil }) => seenUntil >= row.submittedAt).map(({ name }) => name),
    })),
    links: links.map(({ addedById, ...link }) => ({ ...link, mayRemove: isManager || addedById === person.userId })),
    seenUntil: lab.seenUntil === null ? null : instantOf(lab.seenUntil),
  }
}

/** @throws {DomainError} `not_found` for a person who is not in the lab */
export async function seeLabWorkspace(context: Context, labId: string, until: string): Promise<void> {
  const isIn = await upsertSight(context, { labId, person: requireSignedIn(context), until: Date.parse(until) })
  if (!isIn) throw new DomainError('not_found', labMessages.notFound)
}

/** Gives the workspace, or throws `code` if the act was not done. A person who is not in the lab gets `not_found`. */
export async function answer(context: Context, labId: string, isDone: boolean, code: ProblemCode) {
  const workspace = await getLabWorkspace(context, labId)
  if (isDone) return workspace
  throw new DomainError(workspace.isWritable ? code : 'lab_is_over')
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `too_many_lab_links`, `too_many_own_lab_links` */
export async function addLabLink(context: Context, labId: string, link: { title: string; url: string }) {
  const id = context.stableId('lln')
  const isMade = await insertLink(context, { labId, person: requireSignedIn(context), id, ...link })
  const { links } = await getLabWorkspace(context, labId)
  const isThere = isMade || links.some((each) => each.id === id)
  return answer(
    context,
    labId,
    isThere,
    links.length < workspaceLimits.links ? 'too_many_own_lab_links' : 'too_many_lab_links',
  )
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found` for another person's link
 */
export async function removeLabLink(context: Context, id: string): Promise<void> {
  if (!(await deleteLink(context, id, requireSignedIn(context)))) throw new DomainError('not_found')
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_needed` */
export async function setLabGoal(context: Context, labId: string, ticked: TickedGoal) {
  const isSet = await updateGoal(context, { labId, person: requireSignedIn(context), ...ticked })
  const workspace = await getLabWorkspace(context, labId)
  const isThere =
    workspace.lab.goalIds.some((id) => id === ticked.goalId) || workspace.lab.goals.includes(ticked.goal ?? '')
  if (!isSet && workspace.isWritable && !isThere) throw new DomainError('not_found', 'The lab has this goal no more')
  return isSet ? workspace : answer(context, labId, false, 'lab_team_needed')
}
