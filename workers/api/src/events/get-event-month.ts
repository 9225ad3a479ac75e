import type { Context } from '../context.ts'
import { selectEventDays } from './event-month.queries.ts'
import type { EventFilters } from './event-filters.ts'
import { monthInIndia } from './events.domain.ts'

/** S-130 */
export async function getEventMonth({ db }: Context, month: string, filters: EventFilters) {
  const rows = await selectEventDays(db, monthInIndia(month).days, filters)
  const days = Map.groupBy(rows, ({ day }) => day)
  return {
    month,
    days: [...days].map(([day, events]) => ({
      day,
      count: events[0]?.count ?? 0,
      events: events.map(({ id, title, topic, startsAt }) => ({
        id,
        title,
        topic,
        startsAt: new Date(startsAt).toISOString(),
      })),
    })),
  }
}
