import { eventLimits } from '@kere/contracts/event-options'
import type { Context } from '../context.ts'
import { dayInIndia } from '../lists/days.ts'
import { pageOf } from '../lists/keyset.ts'
import type { EventListRequest } from './event-filters.ts'
import { toEventSummary } from './event-summary.ts'
import { eventPage, selectEvents } from './events.queries.ts'

/** Lists what is not over, soonest first; past ones the latest first; of a day or a month both (S-126 to S-131). */
export async function listEvents({ db, now }: Context, asked: EventListRequest) {
  const request = { countUpTo: eventLimits.counted, ...asked }
  const page = eventPage(request)
  const at = now()
  const { rows, counts } = await selectEvents(db, { now: at, today: dayInIndia(at), page, request })
  const { total = 0, ...tabs } = counts ?? { product: 0, educator: 0, info: 0 }
  return { ...pageOf(page, rows, toEventSummary), total, totalIsLowerBound: total >= page.countUpTo, tabs }
}
