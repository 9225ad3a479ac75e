import * as endpoints from '@kere/contracts/event-attendance'
import { registrationStatusNames } from '@kere/contracts/event-registration-options'
import { labelOf } from '@kere/contracts/open-value'
import { csvOf } from '../exports/csv-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { listAttendees } from './list-attendees.ts'

export const routes = [
  route(endpoints.listAttendees, (context, { query }) => listAttendees(context, query)),
  route(endpoints.checkIn, (context, { params, body }) => checkIn(context, params.id, body)),
  route(endpoints.undoCheckIn, (context, { params }) => undoCheckIn(context, params.id, params.registrationId)),
]

const timeOrNull = (at: string | null) => (at === null ? null : timeInIndia(at))

/** U-11 */
export const exports = csvOf(endpoints.attendeeList, endpoints.exportAttendees, listAttendees, {
  Name: ({ name }) => name,
  Status: ({ status }) => labelOf(registrationStatusNames, status),
  Registered: ({ registeredAt }) => timeOrNull(registeredAt),
  'Place on the Waitlist': ({ position }) => position,
  'Checked In': ({ checkedInAt }) => timeOrNull(checkedInAt),
})
