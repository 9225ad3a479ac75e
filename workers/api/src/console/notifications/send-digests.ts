import { dayInIndia, startInIndia } from '../../base/days.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { insertDigests } from './digest.queries.ts'

const minuteMs = 60 * 1000
const eightOClockMs = 8 * 60 * minuteMs

const rowsAtOnce = 300

/**
 * From 8 am in India to midnight, whatever waited at eight: what the clock missed leaves once, and what comes later
 * tomorrow. A minute before, so that no row comes to it later than its look.
 */
export async function sendDigests(context: MailContext): Promise<number> {
  const eight = startInIndia(dayInIndia(context.at)) + eightOClockMs
  return context.at < eight ? 0 : insertDigests(context, { until: eight - minuteMs, limit: rowsAtOnce })
}
