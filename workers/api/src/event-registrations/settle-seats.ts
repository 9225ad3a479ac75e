import type { MailContext } from '../frame/outbox-row.ts'
import { selectUnsettled, settle } from './settle.queries.ts'

/**
 * Where a kept seat's time is over, or one is free while somebody waits: whatever has freed it, also the end of an account. An event
 * of which too many wait to be settled at once goes on in the next minute.
 * @returns how many seats have become free or were offered
 */
export async function settleSeats(clock: MailContext): Promise<number> {
  let settled = 0
  for (const eventId of await selectUnsettled(clock)) settled += await settle(clock, eventId)
  return settled
}
