import type { MailContext } from '../../http/outbox-row.ts'
import { remindedStarts } from './event-reminders.domain.ts'
import { remind } from './event-reminders.queries.ts'

const perTick = 200

export async function remindOfEvents(clock: MailContext): Promise<number> {
  return remind(clock, { ...remindedStarts(clock.at), limit: perTick })
}
