import * as endpoints from '@kere/contracts/events/event-calendars'
import { fileRoute, route } from '../../http/route.ts'
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts'
import { readEventCalendar, readPrivateCalendar, readPublicCalendar } from './read-calendars.ts'

export const routes = [
  route(endpoints.getCalendarFeed, (context) => getCalendarFeed(context)),
  route(endpoints.createCalendarFeed, (context, _, exchange) => createCalendarFeed(context, exchange)),
  route(endpoints.revokeCalendarFeed, (context) => revokeCalendarFeed(context)),
  fileRoute(endpoints.readEventCalendar, (context, { params, query }, exchange) =>
    readEventCalendar(context, { id: params.id, ...query }, exchange),
  ),
  fileRoute(endpoints.readPublicCalendar, (context, { query }, exchange) =>
    readPublicCalendar(context, query, exchange),
  ),
  fileRoute(endpoints.readPrivateCalendar, (context, { params }, exchange) =>
    readPrivateCalendar(context, params.secret, exchange),
  ),
]
