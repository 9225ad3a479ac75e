import { dayInIndia, startInIndia } from '../base/days.ts'
import type { MailContext } from '../http/outbox-row.ts'
import { insertDigests } from './digest.queries.ts'

const minuteMs = 60 * 1000
const eightOClockMs = 8 * 60 * minuteMs

const rowsAtOnce = 300

/**
 * The daily email covers everything that waited at 8 am in India. It is sent until midnight, in case the clock missed
 * eight; later notifications leave tomorrow. The limit is a minute earlier, so that no row is inserted after its query.
 */
export async function sendDigests(context: MailContext): Promise<number> {
  const eight = startInIndia(dayInIndia(context.at)) + eightOClockMs
  return context.at < eight ? 0 : insertDigests(context, { until: eight - minuteMs, limit: rowsAtOnce })
}
