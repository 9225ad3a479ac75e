import * as endpoints from '@kere/contracts/event-tickets'
import { route } from '../frame/route.ts'
import { getEventTicket } from './get-event-ticket.ts'

export const routes = [
  route(endpoints.getEventTicket, (context, { params }) => getEventTicket(context, params.eventId)),
]
