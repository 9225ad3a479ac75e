import type { MailContext } from '../../http/outbox-row.ts'
import { selectUnsettled, settle } from './settle.queries.ts'

/**
 * Fills seats, whatever has freed them. An event with too many goes on in the next minute.
 * @returns how many were freed or offered
 */
export async function settleSeats(clock: MailContext): Promise<number> {
  let settled = 0
  for (const eventId of await selectUnsettled(clock)) settled += await settle(clock, eventId)
  return settled
}
