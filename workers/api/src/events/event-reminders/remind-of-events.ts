import type { MailContext } from '../../http/outbox-row.ts'
import { remind } from './event-reminders.queries.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

/**
 * Gives the range of starts to remind of: 12 to 24 hours ahead, but before 18:00 in India only up to 14 hours ahead, so
 * that nobody gets an email at night.
 */
function remindedStarts(now: number): { after: number; until: number } {
  const isEvening = (now + indiaOffsetMs) % dayMs >= 18 * hourMs
  return { after: now + 12 * hourMs, until: now + (isEvening ? 24 : 14) * hourMs }
}

const perTick = 200

export async function remindOfEvents(clock: MailContext): Promise<number> {
  return remind(clock, { ...remindedStarts(clock.at), limit: perTick })
}
