import { limits } from '@kere/contracts/http/limits'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { insertOutboxRow, insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { isKnownMinor } from './agreed-rows.ts'

type CopyContext = MailContext & { at: number }

interface Copy {
  childId: SQLWrapper
  writer: SQL
  kind: 'note' | 'goal' | 'reason' | 'lab_feedback' | 'lab_reply' | 'lab_answer'
  text: string | SQL
  /** `FROM … WHERE …`, which finds a row for each person to whom the message is written. */
  from: SQL
}

interface OneCopy extends Copy {
  /** Begins with the name of the change that an undo takes back. */
  id?: string
  /** True while the message itself can be undone. */
  isHeld?: boolean
}

/** Copies what an adult writes to one person under 18 to their guardian, in the batch that writes the message. */
export const copyToGuardian = (context: CopyContext, { id, isHeld, ...copy }: OneCopy) =>
  insertOutboxRow(context, {
    ...mailOf(context, copy),
    ...(id && { id }),
    ...(isHeld && { holdSeconds: limits.undoSeconds }),
  })

/** Copies what an adult writes to several people to the guardians of those under 18. */
export const copyToGuardians = (context: CopyContext, copy: Copy) => insertOutboxRows(context, mailOf(context, copy))

const mailOf = ({ at }: CopyContext, { childId, writer, kind, text, from }: Copy) =>
  ({
    template: 'guardian_copied',
    userId: null,
    to: sql`(SELECT email FROM guardians WHERE child_id = ${childId})`,
    language: sql`(SELECT language FROM guardians WHERE child_id = ${childId})`,
    about: sql`${childId}`,
    details: sql`json_object('writer', ${writer}, 'kind', ${kind}, 'text', ${text})`,
    from: sql`${from} AND ${isKnownMinor(childId, at)}
      AND EXISTS (SELECT 1 FROM guardians WHERE child_id = ${childId} AND state = 'agreed')`,
  }) as const

/** The full name, for the guardian. */
export const writerName = (userId: SQLWrapper | string) =>
  sql`coalesce((SELECT trim(first_name || ' ' || last_name) FROM profiles WHERE id = ${userId}), '')`
