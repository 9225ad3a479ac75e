import * as endpoints from '@kere/contracts/people/listed-people'
import { route } from '../../http/route.ts'
import { getEducator, getLearner, listEducators, listLearners } from './listed-people.ts'

export const routes = [
  route(endpoints.listEducators, (context, { query }) => listEducators(context, query)),
  route(endpoints.getEducator, (context, { params }) => getEducator(context, params.id)),
  route(endpoints.listLearners, (context, { query }) => listLearners(context, query)),
  route(endpoints.getLearner, (context, { params }) => getLearner(context, params.id)),
]
