import * as endpoints from '@kere/contracts/fellowship/fellowship-rounds'
import { route } from '../../http/route.ts'
import { beginRound, changeRound, listRounds, listTracks } from './rounds.ts'

export const routes = [
  route(endpoints.listFellowshipTracks, (context) => listTracks(context)),
  route(endpoints.listFellowshipRounds, (context) => listRounds(context)),
  route(endpoints.changeFellowshipRound, (context, { params, body }) => changeRound(context, params.track, body)),
  route(endpoints.beginFellowshipRound, (context, { params, body }) => beginRound(context, params.track, body.after)),
]
