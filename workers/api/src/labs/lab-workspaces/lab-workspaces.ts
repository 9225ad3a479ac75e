import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { labMessages } from '@kere/contracts/labs/lab-options'
import type { LabHandIn } from '@kere/contracts/labs/lab-workspace'
import type { WorkspaceRole } from '@kere/contracts/labs/lab-workspace-options'
import type { ProblemCode } from '@kere/contracts/http/problems'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { createDocumentLink } from '../../kit/documents/documents.ts'
import { endOf, toLab } from '../catalogue/lab-summary.ts'
import {
  deleteLink,
  deleteTeam,
  insertLink,
  insertTeam,
  selectSubmissionFile,
  selectWorkspace,
  type SubmissionRow,
  updateFeedback,
  updateGoal,
  updateTeam,
  updateTeamName,
  upsertSubmission,
} from './lab-workspaces.queries.ts'

const toSubmission = (row: SubmissionRow) => ({
  id: row.id,
  teamId: row.teamId,
  team: row.team,
  stageId: row.stageId,
  text: row.body,
  links: row.links,
  file: row.fileType === null || row.fileSize === null ? null : { type: row.fileType, size: row.fileSize },
  submittedBy: row.submittedBy,
  submittedAt: instantOf(row.submittedAt),
  feedback:
    row.feedback === null || row.feedbackAt === null
      ? null
      : { text: row.feedback, by: row.feedbackBy, at: instantOf(row.feedbackAt) },
})

/** @throws {DomainError} `not_found` for whoever is not in it */
export async function getLabWorkspace(context: Context, labId: string) {
  const person = requireSignedIn(context)
  const { lab, members, teams, goals, submissions, links } = await selectWorkspace(context, { labId, person })
  if (!lab) throw new DomainError('not_found', labMessages.notFound)
  const { isOwner, isGuide, isManager, isWritable } = lab
  const role: WorkspaceRole = isManager && isOwner ? 'owner' : isManager ? 'admin' : isGuide ? 'mentor' : 'participant'
  const mentors = members.filter((member) => member.role === 'educator')
  const mine = members.find(({ userId }) => userId === person.userId)
  return {
    lab: {
      ...toLab(lab, { mentors: [], teams }),
      // As everybody in it sees them.
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
        .map(({ goal, doneBy, doneAt }) => ({ goal, by: doneBy, at: instantOf(doneAt) })),
    })),
    submissions: submissions.map(toSubmission),
    links: links.map(({ addedById, ...link }) => ({ ...link, mayRemove: isManager || addedById === person.userId })),
  }
}

/** Why it was not done, of whoever is in the lab. */
async function answer(context: Context, labId: string, isDone: boolean, code: ProblemCode) {
  const workspace = await getLabWorkspace(context, labId)
  if (isDone) return workspace
  throw new DomainError(workspace.isWritable ? code : 'lab_is_over')
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_exists`, `too_many_lab_teams` */
export async function createLabTeam(context: Context, labId: string, name: string) {
  const id = context.stableId('ltm')
  const isMade = await insertTeam(context, { labId, person: requireSignedIn(context), id, name })
  const workspace = await getLabWorkspace(context, labId)
  if (isMade || workspace.teams.some((team) => team.id === id)) return workspace
  const isTaken = workspace.teams.some((team) => team.name.toLowerCase() === name.toLowerCase())
  return answer(context, labId, false, isTaken ? 'lab_team_exists' : 'too_many_lab_teams')
}

/** Idempotent. @throws {DomainError} `not_found`, `forbidden`, `lab_is_over`, `lab_team_exists`, `lab_team_gone` */
export async function renameLabTeam(
  context: Context,
  labId: string,
  { teamId, name }: { teamId: string; name: string },
) {
  const isRenamed = await updateTeamName(context, { labId, person: requireSignedIn(context), teamId, name })
  const workspace = await getLabWorkspace(context, labId)
  if (isRenamed) return workspace
  if (!workspace.teams.some(({ id }) => id === teamId)) throw new DomainError('lab_team_gone')
  if (!manages(workspace) && workspace.teamId !== teamId)
    throw new DomainError('forbidden', 'Only its members and who runs the lab can rename a team')
  return answer(context, labId, false, 'lab_team_exists')
}

/** Idempotent. @throws {DomainError} `not_found`, `forbidden`, `lab_is_over` */
export async function deleteLabTeam(context: Context, labId: string, teamId: string): Promise<void> {
  const isGone = await deleteTeam(context, { labId, person: requireSignedIn(context), teamId })
  if (isGone) return
  const workspace = await getLabWorkspace(context, labId)
  throw manages(workspace)
    ? new DomainError('lab_is_over')
    : new DomainError('forbidden', 'Only who runs the lab can delete a team')
}

const manages = ({ role }: { role: WorkspaceRole }) => role === 'owner' || role === 'admin'

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_full` */
export async function setLabTeam(
  context: Context,
  labId: string,
  { participantId, teamId }: { participantId: string; teamId: string | null },
) {
  const person = requireSignedIn(context)
  const isMoved = await updateTeam(context, { labId, person, participantId, teamId })
  const workspace = await answer(context, labId, isMoved, 'lab_team_full').catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'lab_team_full') throw error
    const { members, teams, role } = await getLabWorkspace(context, labId)
    const isTheirs = members.some(
      (member) =>
        member.participantId === participantId &&
        !member.isMentor &&
        (member.isYou || role === 'owner' || role === 'admin'),
    )
    const isTeam = teamId === null || teams.some(({ id }) => id === teamId)
    if (!isTheirs || !isTeam) throw new DomainError('not_found')
    throw error
  })
  return workspace
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `too_many_lab_links` */
export async function addLabLink(context: Context, labId: string, link: { title: string; url: string }) {
  const id = context.stableId('lln')
  const isMade = await insertLink(context, { labId, person: requireSignedIn(context), id, ...link })
  const isThere = isMade || (await getLabWorkspace(context, labId)).links.some((each) => each.id === id)
  return answer(context, labId, isThere, 'too_many_lab_links')
}

/** Idempotent. @throws {DomainError} `not_found` of somebody else’s */
export async function removeLabLink(context: Context, id: string): Promise<void> {
  if (!(await deleteLink(context, id, requireSignedIn(context)))) throw new DomainError('not_found')
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_needed` */
export async function setLabGoal(context: Context, labId: string, { goal, isDone }: { goal: string; isDone: boolean }) {
  const isSet = await updateGoal(context, { labId, person: requireSignedIn(context), goal, isDone })
  const workspace = await answer(context, labId, isSet, 'lab_team_needed')
  return workspace
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** The first day whose stages have not ended. */
function openFrom(now: number) {
  const today = dayInIndia(now)
  return endOf(today) > now ? today : dayInIndia(now + dayMs)
}

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_needed`, `lab_stage_ended` */
export async function handInLabStage(context: Context, labId: string, handIn: LabHandIn & { stageId: string }) {
  const isTaken = await upsertSubmission(context, {
    ...handIn,
    labId,
    person: requireSignedIn(context),
    id: context.newId('lsb'),
    openFrom: openFrom(context.at),
  })
  const workspace = await getLabWorkspace(context, labId)
  if (isTaken) return workspace
  if (!workspace.isWritable) throw new DomainError('lab_is_over')
  if (!workspace.lab.stages.some(({ id }) => id === handIn.stageId)) throw new DomainError('not_found')
  if (workspace.teamId === null) throw new DomainError('lab_team_needed')
  const stage = workspace.lab.stages.find(({ id }) => id === handIn.stageId)
  if (handIn.fileId && stage && Date.parse(stage.endsAt) > context.at)
    throw invalidField('/body/fileId', 'Please upload the file')
  throw new DomainError('lab_stage_ended')
}

/** @throws {DomainError} `not_found`, `changed_since_read`; `forbidden` for the team itself */
export async function giveLabFeedback(
  context: Context,
  read: { id: string; version?: number | undefined },
  text: string,
) {
  const { isGiven, submission, isSeen } = await updateFeedback(context, {
    ...read,
    text,
    person: requireSignedIn(context),
  })
  if (submission && !isGiven) throw new DomainError('changed_since_read')
  if (submission) return toSubmission(submission)
  throw isSeen ? new DomainError('forbidden', 'Mentors give feedback') : new DomainError('not_found')
}

/** Leaves a trace. @throws {DomainError} `not_found` for everybody but its team and who guides the lab */
export async function linkLabFile(context: Context, id: string) {
  const fileId = await selectSubmissionFile(context, id, requireSignedIn(context))
  if (fileId === null) throw new DomainError('not_found')
  return createDocumentLink(context, {
    fileId,
    action: 'lab_submission.file_opened',
    subject: { type: 'lab_submission', id },
  })
}
