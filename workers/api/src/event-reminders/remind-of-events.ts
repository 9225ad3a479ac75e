import type { MailContext } from '../frame/outbox-row.ts'
import { remindedStarts } from './event-reminders.domain.ts'
import { remind } from './event-reminders.queries.ts'

/** By the minute; what is left over is done a minute later. */
const perTick = 200

/** @returns how many are reminded by this */
export async function remindOfEvents(clock: MailContext): Promise<number> {
  return remind(clock, { ...remindedStarts(clock.now()), limit: perTick })
}
