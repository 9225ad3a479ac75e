import { dayInIndia, startInIndia } from '../base/days.ts'
import type { MailContext } from '../http/outbox-row.ts'
import { insertDigests } from './digest.queries.ts'

const minuteMs = 60 * 1000
const eightOClockMs = 8 * 60 * minuteMs

const rowsAtOnce = 300

/**
 * Sends the daily emails from 8:00 in India until midnight, in case scheduled work did not run at 8:00. They report
 * everything that waited at 8:00; later notifications wait until tomorrow. The limit is a minute earlier, so that no
 * row is inserted after its query.
 */
export async function sendDigests(context: MailContext): Promise<number> {
  const eight = startInIndia(dayInIndia(context.at)) + eightOClockMs
  return context.at < eight ? 0 : insertDigests(context, { until: eight - minuteMs, limit: rowsAtOnce })
}
