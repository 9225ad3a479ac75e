import * as endpoints from '@kere/contracts/events/event-registrations'
import { route } from '../../http/route.ts'
import { settleSeats } from './settle-seats.ts'
import {
  cancelRegistration,
  getEventStanding,
  listMyRegistrations,
  registerForEvent,
  setEventReminder,
  undoCancellation,
} from './event-registrations.ts'
import { remindOfEvents } from '../event-reminders/remind-of-events.ts'
import { getEventTicket as getEventTicketEndpoint } from '@kere/contracts/events/event-tickets'
import { getEventTicket } from '../event-tickets/get-event-ticket.ts'

export const routes = [
  route(endpoints.getEventStanding, (context, { params }) => getEventStanding(context, params.id)),
  route(endpoints.registerForEvent, (context, { params, body }, { networkAddress }) =>
    registerForEvent(context, params.id, body, networkAddress),
  ),
  route(endpoints.cancelRegistration, (context, { params }, { networkAddress }) =>
    cancelRegistration(context, params.id, networkAddress),
  ),
  route(endpoints.undoCancellation, (context, { params }) => undoCancellation(context, params.id)),
  route(endpoints.setEventReminder, (context, { params, body }) =>
    setEventReminder(context, params.id, body.wantsReminder),
  ),
  route(endpoints.listMyRegistrations, (context, { query }) => listMyRegistrations(context, query)),
  route(getEventTicketEndpoint, (context, { params }) => getEventTicket(context, params.eventId)),
]

export const clock = { settled: settleSeats, reminded: remindOfEvents }
