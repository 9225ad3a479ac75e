import { languages } from '@kere/contracts/accounts/languages'
import { guardianProofs, guardianStates } from '@kere/contracts/accounts/guardian-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

/**
 * The adult who decides for a person under 18. To what they agree stands in `consents`; this row says who they are, and
 * which link to their page is the latest.
 */
export const guardians = sqliteTable(
  'guardians',
  {
    childId: text('child_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The language of the page on which they answered; until then, of the page on which they were asked for. */
    language: text('language', { enum: languages }).notNull().default('en'),
    state: text('state', { enum: guardianStates }).notNull().default('asked'),
    /** Names the latest link; each new one ends the one before. */
    linkKey: text('link_key').notNull().unique(),
    linkedAt: integer('linked_at').notNull(),
    askedAt: integer('asked_at').notNull(),
    answeredAt: integer('answered_at'),
    /** How the guardian was shown to be an adult. No document is kept. */
    proof: text('proof', { enum: guardianProofs }),
    provenAt: integer('proven_at'),
    /** When both were told that the account becomes the child's own. */
    toldOfAgeAt: integer('told_of_age_at'),
  },
  (table) => [
    index('guardians_by_email').on(table.email),
    check('guardians_state_is_known', sql`state IN ('asked', 'agreed', 'refused', 'withdrawn')`),
    check('guardians_agree_once_proven', sql`state <> 'agreed' OR proven_at IS NOT NULL`),
  ],
)

export const declarations = [
  declare(guardians, {
    notice: {
      group: 'account',
      what: 'The address of your guardian, and how they were shown to be an adult',
      why: 'To ask them, as the law requires for everybody under 18',
    },
    retention: neverExpires('account'),
    erasure: { email: erasedByEmail },
  }),
]
