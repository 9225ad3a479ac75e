import { anEducator } from '../../../test/factories.ts'
import { aPublishedEvent } from '../../../test/published-events.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

const filters = [
  '?tab=info',
  '?tab=product&type=online',
  '?language=kn',
  '?search=lake',
  '?search=la',
  '?search=lake%20at',
  '?search=?!',
]

export const fixtures: Fixtures = {
  listEvents: {
    variants: [
      ...filters,
      '?past=true',
      '?past=true&tab=product&type=online&sort=soonest',
      '?past=true&search=lake',
      '?sort=latest',
      '?day=2026-11-16',
      '?day=2026-11-16&tab=info&type=online&month=2026-11&sort=latest',
      '?day=2026-11-16&search=lake',
      '?month=2026-11',
      '?month=2026-11&tab=product&type=online',
      '?month=2026-11&search=lake',
    ].map((query) => ({ query })),
  },
  listUpcomingEvents: {},
  listEducatorEvents: { params: ({ educator }) => ({ id: educator.id }) },
  getEventMonth: {
    params: () => ({ month: '2026-11' }),
    variants: filters.map((query) => ({ query })),
  },
  getEvent: { params: async () => ({ id: (await aPublishedEvent(await anEducator())).id }) },
  listEventEducators: { variants: [{ query: '?search=lake' }] },
}
