import * as endpoints from '@kere/contracts/events'
import { route } from '../frame/route.ts'
import { getEvent } from './get-event.ts'
import { getEventMonth } from './get-event-month.ts'
import { listEventEducators } from './list-event-educators.ts'
import { listEvents } from './list-events.ts'

export const routes = [
  route(endpoints.listEvents, (context, { query }) => listEvents(context, query)),
  route(endpoints.getEventMonth, (context, { params, query }) => getEventMonth(context, params.month, query)),
  route(endpoints.getEvent, (context, { params }) => getEvent(context, params.id)),
  route(endpoints.listEventEducators, (context, { query }) => listEventEducators(context, query)),
]
