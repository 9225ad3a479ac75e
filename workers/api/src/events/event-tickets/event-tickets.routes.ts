import * as endpoints from '@kere/contracts/events/event-tickets'
import { route } from '../../http/route.ts'
import { getEventTicket } from './get-event-ticket.ts'

export const routes = [
  route(endpoints.getEventTicket, (context, { params }) => getEventTicket(context, params.eventId)),
]
