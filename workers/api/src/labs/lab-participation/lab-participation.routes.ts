import * as endpoints from '@kere/contracts/labs/lab-participation'
import { route } from '../../http/route.ts'
import { getLabStanding, joinLab, leaveLab, listMyParticipations } from './lab-participation.ts'

export const routes = [
  route(endpoints.joinLab, (context, { params, body }, { networkAddress }) =>
    joinLab(context, params.id, body, networkAddress),
  ),
  route(endpoints.leaveLab, (context, { params }) => leaveLab(context, params.id)),
  route(endpoints.getLabStanding, (context, { params }) => getLabStanding(context, params.id)),
  route(endpoints.listMyParticipations, (context, { query }) => listMyParticipations(context, query)),
]
