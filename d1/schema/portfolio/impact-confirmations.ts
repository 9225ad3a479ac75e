import { impactConfirmationStates } from '@kere/contracts/portfolio/impact-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { impactEntries } from './impact-entries.ts'

/** A person whom an entry's owner has asked for a confirmation, and that person's answer. */
export const impactConfirmations = sqliteTable(
  'impact_confirmations',
  {
    id: text('id').primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => impactEntries.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The person's name, as the owner wrote it. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    state: text('state', { enum: impactConfirmationStates }).notNull().default('asked'),
    askedAt: integer('asked_at').notNull(),
    answeredAt: integer('answered_at'),
  },
  (table) => [
    uniqueIndex('impact_confirmations_one_asked')
      .on(table.entryId)
      .where(sql`state = 'asked'`),
    index('impact_confirmations_by_entry').on(table.entryId),
    index('impact_confirmations_refused')
      .on(table.entryId, table.answeredAt)
      .where(sql`state = 'refused'`),
    index('impact_confirmations_by_user').on(table.userId, table.email, table.state),
    index('impact_confirmations_by_email').on(table.email),
    index('impact_confirmations_by_date')
      .on(table.askedAt)
      .where(sql`state <> 'confirmed'`),
    check('impact_confirmations_state_is_known', sql`state IN ('asked', 'confirmed', 'refused', 'withdrawn')`),
  ],
)

export const declarations = [
  declare(impactConfirmations, {
    notice: {
      group: 'portfolio',
      what: 'Name and address of whom you asked to confirm an entry, and their answer',
      why: 'To let somebody vouch for your work',
    },
    // A confirmed row lives as long as its entry, which shows the name. When the person is erased, it is found by the
    // address.
    retention: expiresAfter({
      since: impactConfirmations.askedAt,
      ttlMs: 365 * dayMs,
      where: sql`state <> 'confirmed'`,
      if: 'if it was not confirmed',
    }),
    erasure: { email: erasedByEmail },
  }),
]

export const dataExports = [
  exportColumns(impactConfirmations.userId, [
    impactConfirmations.entryId,
    impactConfirmations.name,
    impactConfirmations.email,
    impactConfirmations.state,
    impactConfirmations.askedAt,
    impactConfirmations.answeredAt,
  ]),
]
