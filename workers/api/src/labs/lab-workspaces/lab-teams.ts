import { workspaceLimits, type WorkspaceRole } from '@kere/contracts/labs/lab-workspace-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { answer, getLabWorkspace } from './lab-workspaces.ts'
import { deleteTeam, insertTeam, updateTeam, updateTeamName } from './lab-teams.queries.ts'

const teamLimits = { account: { limit: workspaceLimits.teamActsPerHour, windowMs: 60 * 60 * 1000 } } as const

async function throttleTeamActs(context: Context, networkAddress: string) {
  const { userId, role } = requireSignedIn(context)
  if (role === 'student')
    await throttle(context, { act: 'lab_team', account: userId, networkAddress, limits: teamLimits })
}

/**
 * @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_exists`, `too_many_lab_teams`, `too_many_own_lab_teams`,
 * `too_many_attempts`
 */
export async function createLabTeam(context: Context, labId: string, name: string, networkAddress: string) {
  await throttleTeamActs(context, networkAddress)
  const id = context.stableId('ltm')
  const isMade = await insertTeam(context, { labId, person: requireSignedIn(context), id, name })
  const workspace = await getLabWorkspace(context, labId)
  if (isMade || workspace.teams.some((team) => team.id === id)) return workspace
  const isTaken = workspace.teams.some((team) => team.name.toLowerCase() === name.toLowerCase())
  const isFull = workspace.teams.length >= workspaceLimits.teams
  return answer(
    context,
    labId,
    false,
    isTaken ? 'lab_team_exists' : isFull ? 'too_many_lab_teams' : 'too_many_own_lab_teams',
  )
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`, `forbidden`, `lab_is_over`, `lab_team_exists`, `lab_team_gone`
 */
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

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`, `forbidden`, `lab_is_over`
 */
export async function deleteLabTeam(context: Context, labId: string, teamId: string): Promise<void> {
  const isGone = await deleteTeam(context, { labId, person: requireSignedIn(context), teamId })
  if (isGone) return
  const workspace = await getLabWorkspace(context, labId)
  throw manages(workspace)
    ? new DomainError('lab_is_over')
    : new DomainError('forbidden', 'Only who runs the lab can delete a team')
}

const manages = ({ role }: { role: WorkspaceRole }) => role === 'owner' || role === 'admin'

/** @throws {DomainError} `not_found`, `lab_is_over`, `lab_team_full`, `lab_team_handed_in`, `too_many_attempts` */
export async function setLabTeam(
  context: Context,
  labId: string,
  { participantId, teamId, networkAddress }: { participantId: string; teamId: string | null; networkAddress: string },
) {
  await throttleTeamActs(context, networkAddress)
  const person = requireSignedIn(context)
  const isMoved = await updateTeam(context, { labId, person, participantId, teamId })
  const workspace = await answer(context, labId, isMoved, 'lab_team_full').catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'lab_team_full') throw error
    const { lab, members, teams, role } = await getLabWorkspace(context, labId)
    const isTheirs = members.some(
      (member) =>
        member.participantId === participantId &&
        !member.isMentor &&
        (member.isYou || role === 'owner' || role === 'admin'),
    )
    const isTeam = teamId === null || teams.some(({ id }) => id === teamId)
    if (!isTheirs || !isTeam) throw new DomainError('not_found')
    const wanted = lab.teamList.find(({ id }) => id === teamId)
    if (role === 'participant' && wanted && wanted.handedIn > 0 && wanted.members < lab.teamSize)
      throw new DomainError('lab_team_handed_in')
    throw error
  })
  return workspace
}
