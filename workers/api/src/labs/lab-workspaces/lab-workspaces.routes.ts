import * as requests from '@kere/contracts/labs/lab-team-requests'
import * as updates from '@kere/contracts/labs/lab-updates'
import * as endpoints from '@kere/contracts/labs/lab-workspaces'
import { fileRoute, route } from '../../http/route.ts'
import { deleteLabUpdate, listLabUpdates, postLabUpdate } from './lab-updates.ts'
import { getLabPicture, giveLabFeedback, handInLabStage, linkLabFile, listLabVersions } from './lab-submissions.ts'
import { answerLabTeamRequest, askLabTeam, withdrawLabTeamRequest } from './lab-team-requests.ts'
import { createLabTeam, deleteLabTeam, renameLabTeam, setLabTeam } from './lab-teams.ts'
import { addLabLink, getLabWorkspace, removeLabLink, seeLabWorkspace, setLabGoal } from './lab-workspaces.ts'

export const routes = [
  route(endpoints.getLabWorkspace, (context, { params }) => getLabWorkspace(context, params.id)),
  route(endpoints.seeLabWorkspace, (context, { params, body }) => seeLabWorkspace(context, params.id, body.until)),
  route(updates.listLabUpdates, (context, { query }) => listLabUpdates(context, query)),
  route(updates.postLabUpdate, (context, { params, body }, { networkAddress }) =>
    postLabUpdate(context, params.id, body, networkAddress),
  ),
  route(updates.deleteLabUpdate, (context, { params }) => deleteLabUpdate(context, params.id)),
  route(endpoints.createLabTeam, (context, { params, body }, { networkAddress }) =>
    createLabTeam(context, params.id, body.name, networkAddress),
  ),
  route(endpoints.renameLabTeam, (context, { params, body }) =>
    renameLabTeam(context, params.id, { teamId: params.teamId, name: body.name }),
  ),
  route(endpoints.deleteLabTeam, (context, { params }) => deleteLabTeam(context, params.id, params.teamId)),
  route(endpoints.setLabTeam, (context, { params, body }, { networkAddress }) =>
    setLabTeam(context, params.id, { participantId: params.participantId, teamId: body.teamId, networkAddress }),
  ),
  route(requests.askLabTeam, (context, { params, body }, { networkAddress }) =>
    askLabTeam(context, params.id, { teamId: params.teamId, text: body.text, networkAddress }),
  ),
  route(requests.withdrawLabTeamRequest, (context, { params }) =>
    withdrawLabTeamRequest(context, params.id, params.requestId),
  ),
  route(requests.answerLabTeamRequest, (context, { params, body }) =>
    answerLabTeamRequest(context, params.id, { requestId: params.requestId, isApproved: body.isApproved }),
  ),
  route(endpoints.addLabLink, (context, { params, body }) => addLabLink(context, params.id, body)),
  route(endpoints.removeLabLink, (context, { params }) => removeLabLink(context, params.id)),
  route(endpoints.setLabGoal, (context, { params, body }) => setLabGoal(context, params.id, body)),
  route(endpoints.handInLabStage, (context, { params, body }, { networkAddress }) =>
    handInLabStage(context, params.id, { ...body, stageId: params.stageId }, networkAddress),
  ),
  route(endpoints.giveLabFeedback, (context, { params, query, body }) =>
    giveLabFeedback(context, { ...params, ...query }, body.text),
  ),
  route(endpoints.listLabVersions, (context, { params }) => listLabVersions(context, params.id)),
  route(endpoints.linkLabFile, (context, { params }) => linkLabFile(context, params.id)),
  fileRoute(endpoints.getLabPicture, (context, { params }) => getLabPicture(context, params.id)),
]
