import * as endpoints from '@kere/contracts/labs/lab-participation'
import { route } from '../../http/route.ts'
import { getLabStanding, joinLab, leaveLab, listMyParticipations } from './lab-participation.ts'
import { listLabs as listLabsEndpoint, getLab as getLabEndpoint } from '@kere/contracts/labs/labs'
import { getLab, listLabs } from '../labs/labs.ts'

export const routes = [
  route(endpoints.joinLab, (context, { params, body }, { networkAddress }) =>
    joinLab(context, params.id, body, networkAddress),
  ),
  route(endpoints.leaveLab, (context, { params }) => leaveLab(context, params.id)),
  route(endpoints.getLabStanding, (context, { params }) => getLabStanding(context, params.id)),
  route(endpoints.listMyParticipations, (context, { query }) => listMyParticipations(context, query)),
  route(listLabsEndpoint, (context, { query }) => listLabs(context, query)),
  route(getLabEndpoint, (context, { params }) => getLab(context, params.id)),
]
