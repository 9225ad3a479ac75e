import * as endpoints from '@kere/contracts/site/leaders'
import { route } from '../../http/route.ts'
import * as leaders from './leaders.ts'

export const routes = [
  route(endpoints.listLeaders, (context) => leaders.listLeaders(context)),
  route(endpoints.saveLeaders, (context, { body }) => leaders.saveLeaders(context, body)),
]
