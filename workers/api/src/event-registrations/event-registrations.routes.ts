import * as endpoints from '@kere/contracts/event-registrations'
import { route } from '../frame/route.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { getEventStanding } from './get-event-standing.ts'
import { listMyRegistrations } from './list-my-registrations.ts'
import { registerForEvent } from './register-for-event.ts'
import { setEventReminder } from './set-event-reminder.ts'
import { settleSeats } from './settle-seats.ts'
import { undoCancellation } from './undo-cancellation.ts'

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
]

export const clock = { settled: settleSeats }
