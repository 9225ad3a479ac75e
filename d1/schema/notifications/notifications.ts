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
 * A trigger inserts a notification with the email of its kind and deletes it with an email that is undone; the latest
 * 1,000 of a person stay.
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
    /** When its email is due: until then it may be taken back, and nobody sees it. */
    at: integer('at').notNull(),
    readAt: integer('read_at'),
    /** Tells it, alone or with others of the day; null where its person wants none. */
    mailId: text('mail_id').references(() => outbox.id, { onDelete: 'cascade' }),
    /** It waits for the daily email. */
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

/** The row overrides the default of its kind of notification; without a row the default applies. */
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
    retention: expiresAfter({ since: notifications.at, ttlMs: 90 * dayMs }),
    erasure: { aboutId: erasedById },
  }),
  declare(notificationPreferences, { retention: neverExpires('account') }),
]

/** Another person's notification is not part of this person's export. */
export const dataExports = [exportColumns(notifications.aboutId, [])]
