import { notificationChoices } from '@kere/contracts/notifications/notification-options'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedById } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'
import { outbox } from '../console/outbox.ts'

/**
 * A trigger inserts a notification together with its email, and deletes it if the email is undone. Only the latest
 * 1,000 notifications of a person are kept.
 */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    template: text('template').notNull(),
    details: text('details', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    aboutId: text('about_id'),
    /** The moment when the email is due. Until then it may be undone, and nobody sees the notification. */
    at: integer('at').notNull(),
    readAt: integer('read_at'),
    /** The email that reports it, alone or in a daily email; null if the person wants none. */
    mailId: text('mail_id').references(() => outbox.id, { onDelete: 'cascade' }),
    /** Set while it waits for the daily email. */
    digestSince: integer('digest_since'),
    number: integer('number').notNull(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.at, table.id),
    index('notifications_unread')
      .on(table.userId, table.at, table.id)
      .where(sql`read_at IS NULL`),
    index('notifications_by_number').on(table.userId, table.number),
    index('notifications_by_moment').on(table.at),
    index('notifications_by_mail').on(table.mailId),
    index('notifications_by_about')
      .on(table.aboutId)
      .where(sql`about_id IS NOT NULL`),
    index('notifications_by_digest')
      .on(table.digestSince, table.id)
      .where(sql`digest_since IS NOT NULL`),
  ],
)

/** Overrides the default of a kind of notification; without a row, the default applies. */
export const notificationPreferences = sqliteTable(
  'notification_preferences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    choice: text('choice', { enum: notificationChoices }).notNull(),
    chosenAt: integer('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export const declarations = [
  declare(notifications, {
    notice: { group: 'messages', what: 'What the bell has told you', why: 'To let you read it again' },
    retention: expiresAfter({ since: notifications.at, ttlMs: 90 * dayMs }),
    erasure: { aboutId: erasedById },
  }),
  declare(notificationPreferences, {
    notice: { group: 'messages', what: 'Which notifications you want', why: 'To send only those' },
    retention: neverExpires('account'),
  }),
]

/** A notification about a person is not part of that person's export, because it belongs to its reader. */
export const dataExports = [exportColumns(notifications.aboutId, [])]
