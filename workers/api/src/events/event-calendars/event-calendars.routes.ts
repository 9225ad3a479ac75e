import * as endpoints from '@kere/contracts/events/event-calendars'
import { fileRoute, route } from '../../http/route.ts'
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts'
import { readEventCalendar, readPrivateCalendar, readPublicCalendar } from './read-calendars.ts'

export const routes = [
  route(endpoints.getCalendarFeed, (context) => getCalendarFeed(context)),
  route(endpoints.createCalendarFeed, (context, _, exchange) => createCalendarFeed(context, exchange)),
  route(endpoints.revokeCalendarFeed, (context) => revokeCalendarFeed(context)),
  fileRoute(endpoints.readEventCalendar, (context, { params }, exchange) =>
    readEventCalendar(context, params.id, exchange),
  ),
  fileRoute(endpoints.readPublicCalendar, (context, _, exchange) => readPublicCalendar(context, exchange)),
  fileRoute(endpoints.readPrivateCalendar, (context, { params }, exchange) =>
    readPrivateCalendar(context, params.secret, exchange),
  ),
]
