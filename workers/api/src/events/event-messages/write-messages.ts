import type { MailContext } from '../../http/outbox-row.ts'
import { selectUnfinished, writePiece } from './event-messages.queries.ts'

const piecesAtOnce = 5

/**
 * Writes the remaining emails of messages to many people.
 * @returns how many emails were written
 */
export async function writeMessages(clock: MailContext): Promise<number> {
  let written = 0
  for (let piece = 0; piece < piecesAtOnce; piece += 1) {
    const messageId = await selectUnfinished(clock.db)
    if (messageId === undefined) break
    written += await writePiece(clock, messageId)
  }
  return written
}
