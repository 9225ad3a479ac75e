import * as endpoints from '@kere/contracts/events/events'
import { route } from '../../http/route.ts'
import { getEvent } from './get-event.ts'
import { getEventMonth, listEducatorEvents, listEventEducators, listEvents, listUpcomingEvents } from './events.ts'

export const routes = [
  route(endpoints.listEvents, (context, { query }) => listEvents(context, query)),
  route(endpoints.listUpcomingEvents, (context) => listUpcomingEvents(context)),
  route(endpoints.getEventMonth, (context, { params, query }) => getEventMonth(context, params.month, query)),
  route(endpoints.getEvent, (context, { params }) => getEvent(context, params.id)),
  route(endpoints.listEventEducators, (context, { query }) => listEventEducators(context, query)),
  route(endpoints.listEducatorEvents, (context, { params }) => listEducatorEvents(context, params.id)),
]
