import * as endpoints from '@kere/contracts/events/event-attendance'
import { registrationStatusNames } from '@kere/contracts/events/registration-statuses'
import { labelOf } from '@kere/contracts/http/open-value'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { route } from '../../http/route.ts'
import { checkIn, giveEventCertificates, undoCheckIn } from './check-in.ts'
import { listAttendees } from './list-attendees.ts'
import { addWalkIn, removeWalkIn } from './walk-ins.ts'

export const routes = [
  route(endpoints.listAttendees, (context, { query }) => listAttendees(context, query)),
  route(endpoints.checkIn, (context, { params, body }) => checkIn(context, params.id, body)),
  route(endpoints.giveEventCertificates, (context, { params, body }) =>
    giveEventCertificates(context, params.id, body.isOn),
  ),
  route(endpoints.addWalkIn, (context, { params, body }) => addWalkIn(context, params.id, body)),
  route(endpoints.removeWalkIn, (context, { params }) => removeWalkIn(context, params.id, params.walkInId)),
  route(endpoints.undoCheckIn, (context, { params }) => undoCheckIn(context, params.id, params.registrationId)),
]

export const exports = csvOf(endpoints.attendeeList, endpoints.exportAttendees, listAttendees, {
  Name: { text: ({ name }) => name },
  Status: { text: ({ status, isWalkIn }) => (isWalkIn ? 'Walk-in' : labelOf(registrationStatusNames, status)) },
  Registered: { moment: ({ registeredAt }) => registeredAt },
  'Place on the Waitlist': { number: ({ position }) => position },
  'Checked In': { moment: ({ checkedInAt }) => checkedInAt },
})
