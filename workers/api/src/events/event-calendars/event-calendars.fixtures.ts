import { anEducator } from '../../../test/factories.ts'
import { aCalendarFeed } from '../../../test/event-calendar-feeds.ts'
import { aPublishedEvent } from '../../../test/published-events.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  getCalendarFeed: {},
  createCalendarFeed: {},
  revokeCalendarFeed: {},
  readEventCalendar: { params: async () => ({ id: (await aPublishedEvent(await anEducator())).id }) },
  readPublicCalendar: {},
  readPrivateCalendar: { params: async ({ learner }) => ({ secret: await aCalendarFeed(learner.id) }) },
}
