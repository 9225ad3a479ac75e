import { limits } from '@kere/contracts/http/limits'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from './users.ts'

/**
 * The browsers in which a user has signed in, by the hash of a cookie. A sign-in from any other browser is reported by
 * email.
 */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: integer('first_seen_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_by_age').on(table.lastSeenAt),
  ],
)

export const declarations = [
  declare(knownDevices, {
    notice: {
      group: 'security',
      what: 'A hash of each device on which you signed in',
      why: 'To tell you of a sign-in on a new device',
    },
    retention: expiresAfter({ since: knownDevices.lastSeenAt, ttlMs: limits.deviceDays * dayMs }),
  }),
]
