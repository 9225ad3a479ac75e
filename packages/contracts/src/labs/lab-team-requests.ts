import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { roles } from '../accounts/roles.ts'
import { requiredLine } from '../text/text.ts'
import { workspaceLimits, workspaceMessages } from './lab-workspace-options.ts'
import { labWorkspace } from './lab-workspaces.ts'

export const problems = {
  lab_team_open: {
    status: 409,
    title: t('This team has not handed in yet, so you can join it without asking', 'Error'),
  },
  lab_team_left_first: { status: 409, title: t('You are in a team. Leave it before you ask another', 'Error') },
  lab_team_asked: { status: 409, title: t('You have asked this team already', 'Error') },
  lab_team_declined: { status: 409, title: t('This team has declined. Ask who runs the lab', 'Error') },
  too_many_lab_team_requests: {
    status: 409,
    title: `You have asked ${countOf(workspaceLimits.ownTeamRequests, ['team', 'teams'])}, which is as many as one person can at a time. Withdraw a request first`,
  },
  lab_team_request_gone: { status: 409, title: t('This request was answered or withdrawn', 'Error') },
} as const

/** Every role may ask, but only the people of a lab can find its requests. */
const members = { roles, minors: 'labs' } as const

export const newLabTeamRequest = z.strictObject({
  text: requiredLine(workspaceMessages.requestRequired, workspaceLimits.requestLength),
})

export const askLabTeam = defineEndpoint('askLabTeam', 'POST /api/lab-workspaces/:id/teams/:teamId/requests', {
  summary: 'Asks a team that has handed in to take the caller, a learner of the lab without a team.',
  access: members,
  body: newLabTeamRequest,
  response: labWorkspace,
  problems: [
    'forbidden',
    'lab_is_over',
    'lab_team_asked',
    'lab_team_declined',
    'lab_team_full',
    'lab_team_gone',
    'lab_team_left_first',
    'lab_team_open',
    'too_many_attempts',
    'too_many_lab_team_requests',
  ],
  failure: workspaceMessages.requestFailed,
})

export const withdrawLabTeamRequest = defineEndpoint(
  'withdrawLabTeamRequest',
  'DELETE /api/lab-workspaces/:id/team-requests/:requestId',
  {
    summary: 'Withdraws the caller’s own request that waits. Idempotent.',
    access: { roles },
    failure: t('Failed to withdraw your request', 'Error'),
  },
)

export const answerLabTeamRequest = defineEndpoint(
  'answerLabTeamRequest',
  'PUT /api/lab-workspaces/:id/team-requests/:requestId/answer',
  {
    summary:
      'Takes whoever asks into the team while it has room, or declines: its members, the lab’s educator and admins.',
    access: members,
    body: z.strictObject({ isApproved: z.boolean() }),
    response: labWorkspace,
    problems: ['forbidden', 'lab_is_over', 'lab_team_full', 'lab_team_request_gone'],
    failure: t('Failed to answer the request', 'Error'),
  },
)
