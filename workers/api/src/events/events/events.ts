import type { Context } from '../../base/context.ts'
import { selectEventDays } from './event-month.queries.ts'
import type { EventFilters, EventListRequest } from './event-filters.ts'
import { monthInIndia } from './events.domain.ts'
import { eventLimits } from '@kere/contracts/events/event-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { nameOf } from '../../accounts/accounts/person.ts'
import { dayInIndia } from '../../base/days.ts'
import { instantOf } from '../../base/instants.ts'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import { withTitle } from '../../kit/translations/translation-rows.ts'
import { eventEducatorPage, selectEventEducators } from './event-educators.queries.ts'
import { toEventSummary } from './event-summary.ts'
import { eventPage, selectEducatorEvents, selectEvents, selectUpcomingEvents } from './events.queries.ts'
import { limits } from '@kere/contracts/http/limits'

export async function getEventMonth(context: Context, month: string, filters: EventFilters) {
  const rows = await selectEventDays(context, monthInIndia(month).days, filters)
  const days = Map.groupBy(rows, ({ day }) => day)
  return {
    month,
    days: [...days].map(([day, events]) => ({
      day,
      count: events[0]?.count ?? 0,
      events: events.map(withTitle).map(({ id, title, language, topic, startsAt }) => ({
        id,
        title,
        language,
        topic,
        startsAt: new Date(startsAt).toISOString(),
      })),
    })),
  }
}

/** S-139. Lists educators by first name. Group links are given only to signed-in callers (W-50). */
export async function listEventEducators(
  { db, at, actor }: Context,
  request: ListRequest<'first-name'> & { search?: string | undefined },
) {
  const page = eventEducatorPage({ countLimit: eventLimits.counted, ...request })
  const { rows, total } = await selectEventEducators(db, {
    today: dayInIndia(at),
    search: request.search,
    page,
    readerId: actor?.userId ?? null,
  })
  return {
    ...pageOf(page, rows, ({ firstName, lastName, avatarUrl, groupUrl, ...educator }) => ({
      ...educator,
      avatarUrl: smallPictureOf(avatarUrl),
      name: nameOf({ firstName, lastName }),
      groupUrl: actor ? groupUrl : null,
    })),
    total,
    totalIsLowerBound: total >= page.countLimit,
  }
}

/**
 * Lists events that are not over with the soonest first, or past ones with the latest first. For a day or a month it
 * lists both (S-126 to S-131).
 */
export async function listEvents(context: Context, asked: EventListRequest) {
  const { at } = context
  const request = { countLimit: eventLimits.counted, ...asked }
  const page = eventPage(request)
  const { rows, counts } = await selectEvents(context, { now: at, today: dayInIndia(at), page, request })
  const { total = 0, ...tabs } = counts ?? { product: 0, educator: 0, info: 0 }
  const toListed = (row: (typeof rows)[number]) => ({ ...toEventSummary(row), updatedAt: instantOf(row.updatedAt) })
  return { ...pageOf(page, rows, toListed), total, totalIsLowerBound: total >= page.countLimit, tabs }
}

export async function listUpcomingEvents(context: Context) {
  const rows = await selectUpcomingEvents(context, { now: context.at, count: limits.eventsOnHome })
  return { items: rows.map(toEventSummary) }
}

export async function listEducatorEvents(context: Context, educatorId: string) {
  const asked = { educatorId, now: context.at, count: limits.educatorEvents }
  const rows = await selectEducatorEvents(context, asked)
  return { items: rows.map(toEventSummary) }
}
