import * as endpoints from '@kere/contracts/fellowship/fellowship-applications'
import { route } from '../../http/route.ts'
import * as applications from './applications.ts'
import {
  listFellowshipTracks,
  listFellowshipRounds,
  changeFellowshipRound,
  beginFellowshipRound,
} from '@kere/contracts/fellowship/fellowship-rounds'
import { beginRound, changeRound, listRounds, listTracks } from '../fellowship-rounds/rounds.ts'

export const routes = [
  route(endpoints.getOwnFellowship, (context) => applications.getOwnFellowship(context)),
  route(endpoints.saveFellowshipDraft, (context, { body }) =>
    applications.saveFellowshipDraft(context, body.version, body.details),
  ),
  route(endpoints.submitFellowshipApplication, (context, { body }) => applications.submitApplication(context, body)),
  route(endpoints.withdrawFellowshipApplication, (context, { params }) =>
    applications.withdrawApplication(context, params.id),
  ),
  route(endpoints.setFellowshipStatement, (context, { params, body }) =>
    applications.setStatement(context, params.id, body),
  ),
  route(listFellowshipTracks, (context) => listTracks(context)),
  route(listFellowshipRounds, (context) => listRounds(context)),
  route(changeFellowshipRound, (context, { params, body }) => changeRound(context, params.track, body)),
  route(beginFellowshipRound, (context, { params, body }) => beginRound(context, params.track, body.after)),
]

export const clock = { remindedDrafts: applications.remindOfDrafts }
