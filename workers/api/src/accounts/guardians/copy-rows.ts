import { limits } from '@kere/contracts/http/limits'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { insertOutboxRow, type MailContext } from '../../http/outbox-row.ts'
import { isKnownMinor } from './agreed-rows.ts'

interface Copy {
  /** Begins with the name of the change that an undo takes back. */
  id?: string
  childId: SQLWrapper
  writer: SQL
  kind: 'note' | 'goal' | 'reason'
  text: string | SQL
  /** True while the message itself can be undone. */
  isHeld?: boolean
  /** `FROM … WHERE …`, which finds one row once the message is written. */
  from: SQL
}

/** Copies what an adult writes to one person under 18 to their guardian, in the batch that writes the message. */
export const copyToGuardian = (context: MailContext & { at: number }, copy: Copy) =>
  insertOutboxRow(context, {
    ...(copy.id && { id: copy.id }),
    template: 'guardian_copied',
    userId: null,
    to: sql`(SELECT email FROM guardians WHERE child_id = ${copy.childId})`,
    language: sql`(SELECT language FROM guardians WHERE child_id = ${copy.childId})`,
    about: sql`${copy.childId}`,
    details: sql`json_object('writer', ${copy.writer}, 'kind', ${copy.kind}, 'text', ${copy.text})`,
    ...(copy.isHeld && { holdSeconds: limits.undoSeconds }),
    from: sql`${copy.from} AND ${isKnownMinor(copy.childId, context.at)}
      AND EXISTS (SELECT 1 FROM guardians WHERE child_id = ${copy.childId} AND state = 'agreed')`,
  })
