import * as endpoints from '@kere/contracts/labs/lab-workspace'
import { route } from '../../http/route.ts'
import { deleteLabUpdate, listLabUpdates, postLabUpdate } from './lab-updates.ts'
import {
  addLabLink,
  createLabTeam,
  deleteLabTeam,
  getLabWorkspace,
  giveLabFeedback,
  handInLabStage,
  linkLabFile,
  removeLabLink,
  renameLabTeam,
  setLabGoal,
  setLabTeam,
} from './lab-workspaces.ts'

export const routes = [
  route(endpoints.getLabWorkspace, (context, { params }) => getLabWorkspace(context, params.id)),
  route(endpoints.listLabUpdates, (context, { query }) => listLabUpdates(context, query)),
  route(endpoints.postLabUpdate, (context, { params, body }, { networkAddress }) =>
    postLabUpdate(context, params.id, body, networkAddress),
  ),
  route(endpoints.deleteLabUpdate, (context, { params }) => deleteLabUpdate(context, params.id)),
  route(endpoints.createLabTeam, (context, { params, body }) => createLabTeam(context, params.id, body.name)),
  route(endpoints.renameLabTeam, (context, { params, body }) =>
    renameLabTeam(context, params.id, { teamId: params.teamId, name: body.name }),
  ),
  route(endpoints.deleteLabTeam, (context, { params }) => deleteLabTeam(context, params.id, params.teamId)),
  route(endpoints.setLabTeam, (context, { params, body }) =>
    setLabTeam(context, params.id, { participantId: params.participantId, teamId: body.teamId }),
  ),
  route(endpoints.addLabLink, (context, { params, body }) => addLabLink(context, params.id, body)),
  route(endpoints.removeLabLink, (context, { params }) => removeLabLink(context, params.id)),
  route(endpoints.setLabGoal, (context, { params, body }) => setLabGoal(context, params.id, body)),
  route(endpoints.handInLabStage, (context, { params, body }) =>
    handInLabStage(context, params.id, { ...body, stageId: params.stageId }),
  ),
  route(endpoints.giveLabFeedback, (context, { params, query, body }) =>
    giveLabFeedback(context, { ...params, ...query }, body.text),
  ),
  route(endpoints.linkLabFile, (context, { params }) => linkLabFile(context, params.id)),
]
