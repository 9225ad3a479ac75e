import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/** After a block, neither person finds the other while signed in (W-51). */
export const profileBlocks = sqliteTable(
  'profile_blocks',
  {
    blockerId: text('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('profile_blocks_by_blocked').on(table.blockedId, table.blockerId),
    index('profile_blocks_by_date').on(table.blockerId, table.createdAt),
  ],
)

export const declarations = [
  declare(profileBlocks, {
    notice: { group: 'people', what: 'Whom you have blocked, and who has blocked you', why: 'To keep you apart' },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  exportColumns(profileBlocks.blockerId, [profileBlocks.createdAt]),
  // The blocked person's export leaves out the block, because they must not learn of it.
  exportColumns(profileBlocks.blockedId, []),
]
