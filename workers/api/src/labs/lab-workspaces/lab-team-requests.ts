import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { deleteTeamRequest, insertTeamRequest, updateTeamRequest } from './lab-team-requests.queries.ts'
import { getLabWorkspace } from './lab-workspaces.ts'

const requestLimits = { account: { limit: workspaceLimits.teamRequestsPerHour, windowMs: 60 * 60 * 1000 } } as const

/** @throws {DomainError} `not_found`, `lab_is_over`, `too_many_attempts`, or the reason why the team cannot be asked */
export async function askLabTeam(
  context: Context,
  labId: string,
  { teamId, text, networkAddress }: { teamId: string; text: string; networkAddress: string },
) {
  const person = requireSignedIn(context)
  await throttle(context, { act: 'lab_team_request', account: person.userId, networkAddress, limits: requestLimits })
  const id = context.stableId('ltr')
  const isMade = await insertTeamRequest(context, { id, labId, person, teamId, text })
  const workspace = await getLabWorkspace(context, labId)
  if (isMade) return workspace
  const { role, isWritable, teams, requests, lab } = workspace
  if (!isWritable) throw new DomainError('lab_is_over')
  if (role !== 'participant') throw new DomainError('forbidden', 'Only learners of the lab join its teams')
  if (!teams.some((team) => team.id === teamId)) throw new DomainError('lab_team_gone')
  if (workspace.teamId !== null) throw new DomainError('lab_team_left_first')
  const own = requests.filter(({ isYours }) => isYours)
  const before = own.find((request) => request.teamId === teamId)
  if (before) throw new DomainError(before.isDeclined ? 'lab_team_declined' : 'lab_team_asked')
  const team = lab.teamList.find((each) => each.id === teamId)
  if (team?.handedIn === 0) throw new DomainError('lab_team_open')
  const isFull = team !== undefined && team.members >= lab.teamSize
  throw new DomainError(isFull ? 'lab_team_full' : 'too_many_lab_team_requests')
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found` for another person's request, and for one that was declined
 */
export async function withdrawLabTeamRequest(context: Context, labId: string, requestId: string): Promise<void> {
  const isGone = await deleteTeamRequest(context, { labId, person: requireSignedIn(context), requestId })
  if (!isGone) throw new DomainError('not_found')
}

/** @throws {DomainError} `not_found`, `forbidden`, `lab_is_over`, `lab_team_full`, `lab_team_request_gone` */
export async function answerLabTeamRequest(
  context: Context,
  labId: string,
  { requestId, isApproved }: { requestId: string; isApproved: boolean },
) {
  const isAnswered = await updateTeamRequest(context, {
    labId,
    person: requireSignedIn(context),
    requestId,
    isApproved,
  })
  const workspace = await getLabWorkspace(context, labId)
  if (isAnswered) return workspace
  if (!workspace.isWritable) throw new DomainError('lab_is_over')
  const request = workspace.requests.find(({ id }) => id === requestId)
  if (!request) throw new DomainError('lab_team_request_gone')
  throw request.isYours
    ? new DomainError('forbidden', 'The team answers, or who runs the lab')
    : new DomainError('lab_team_full')
}
