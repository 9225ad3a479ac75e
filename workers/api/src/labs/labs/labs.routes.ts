import * as endpoints from '@kere/contracts/labs/labs'
import { route } from '../../http/route.ts'
import { getLab, listLabs } from './labs.ts'

export const routes = [
  route(endpoints.listLabs, (context, { query }) => listLabs(context, query)),
  route(endpoints.getLab, (context, { params }) => getLab(context, params.id)),
]
