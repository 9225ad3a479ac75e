import type { MailContext } from '../../http/outbox-row.ts'
import { selectUnsettled, settle } from './settle.queries.ts'

/**
 * Offers free seats to waitlists, however they became free. An event with too many of them continues in the next
 * minute.
 * @returns how many seats were freed or offered
 */
export async function settleSeats(clock: MailContext): Promise<number> {
  let settled = 0
  for (const eventId of await selectUnsettled(clock)) settled += await settle(clock, eventId)
  return settled
}
