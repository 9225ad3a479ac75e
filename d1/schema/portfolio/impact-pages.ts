import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

export const impactPages = sqliteTable(
  'impact_pages',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    handle: text('handle').notNull().unique(),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('impact_pages_public')
      .on(table.handle)
      .where(sql`is_public = 1`),
    check(
      'impact_pages_handles_are_plain',
      sql`handle GLOB '[a-z0-9]*' AND handle NOT GLOB '*[^a-z0-9-]*' AND length(handle) <= ${sql.raw(String(impactLimits.handleLength))}`,
    ),
  ],
)

/**
 * Digests of all handles that were chosen. A handle is not given to another person, and stays reserved for two years
 * after its owner is erased.
 */
export const impactHandles = sqliteTable(
  'impact_handles',
  {
    digest: text('digest').primaryKey(),
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    chosenAt: integer('chosen_at').notNull(),
    /** Set by a trigger when the owner is erased. */
    releasedAt: integer('released_at'),
  },
  (table) => [
    index('impact_handles_by_user').on(table.userId),
    index('impact_handles_released')
      .on(table.releasedAt)
      .where(sql`released_at IS NOT NULL`),
  ],
)

export const declarations = [
  declare(impactPages, {
    notice: {
      group: 'portfolio',
      what: 'The address of your portfolio page, and whether it is public',
      why: 'To show your page',
    },
    retention: neverExpires('account'),
    consents: [
      {
        purpose: 'impact_page',
        entered: { columns: ['is_public'], isOn: (row) => `${row}.is_public = 1`, userId: 'user_id' },
        turnOff: ({ userId, at }) => ({ set: { isPublic: false, updatedAt: at }, where: sql`user_id = ${userId}` }),
      },
    ],
  }),
  declare(impactHandles, {
    notice: {
      group: 'portfolio',
      what: 'A hash of the address of a portfolio page',
      why: 'So that nobody takes over an address that was yours',
    },
    retention: expiresAfter({ since: impactHandles.releasedAt, ttlMs: 730 * dayMs }),
  }),
]

export const dataExports = [exportColumns(impactHandles.userId, [impactHandles.chosenAt])]
