import { languages } from '@kere/contracts/accounts/languages'
import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'
import { sql } from 'drizzle-orm'
import { index, integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core'
import { users } from '../schema/accounts/users.ts'
import { exportColumns } from './data-exports.ts'
import { dayMs, expiresAfter } from './retention.ts'

/**
 * The columns of a message that anybody may send, and to which an admin may reply. Each table gets columns of its own,
 * because Drizzle writes the name of a unique index into the column at the first table that has it.
 */
export const visitorMessage = () => ({
  /** The full-text table refers to this row id. It is declared, because VACUUM may change row ids that are not. */
  searchRowId: integer('seq').primaryKey(),
  id: text('id').notNull().unique(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** The language of the page with the form, and of the reply to a visitor. */
  language: text('language', { enum: languages }).notNull().default('en'),
  submittedAt: integer('submitted_at').notNull(),
  reply: text('reply'),
  repliedAt: integer('replied_at'),
  repliedBy: text('replied_by').references(() => users.id, { onDelete: 'set null' }),
})

type Columns = Readonly<
  Record<'id' | 'userId' | 'email' | 'status' | 'submittedAt' | 'reply' | 'repliedAt' | 'repliedBy', SQLiteColumn>
>

export const messageIndexes = (name: string, table: Columns) => [
  index(`${name}_by_date`).on(table.submittedAt, table.id),
  index(`${name}_by_status`).on(table.status, table.submittedAt, table.id),
  index(`${name}_by_user`).on(table.userId),
  index(`${name}_by_email`).on(table.email),
  index(`${name}_by_replier`).on(table.repliedBy),
]

/** In the words of the page about what is kept. */
export const ifDoubtful = 'if it was probably sent by a machine'

export const messageRetention = ({ submittedAt }: Columns) =>
  expiresAfter(
    { since: submittedAt, ttlMs: 730 * dayMs },
    { since: submittedAt, ttlMs: doubtfulDays * dayMs, where: sql`status = 'doubtful'`, if: ifDoubtful },
  )

/** The data export of an admin contains the replies that they wrote. */
export const exportReplies = ({ id, reply, repliedAt, repliedBy }: Columns) =>
  exportColumns(repliedBy, [id, reply, repliedAt])
