import { notificationList } from '@kere/contracts/notifications/notifications'
import { type NotificationChoice, notificationLimits } from '@kere/contracts/notifications/notification-options'
import { notificationPreferences, notifications } from '@kere/d1/schema/notifications/notifications'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../base/context.ts'
import { insertSelect } from '../base/insert-select.ts'
import { actBatch, namedBatch } from '../base/named-batch.ts'
import { isOwn } from '../http/own.ts'
import { countRows } from '../kit/lists/counts.ts'
import { descending, keyset, type PageQuery } from '../kit/lists/keyset.ts'

// The condition is literal SQL, so that SQLite uses the partial index on unread rows.
const isUnread = sql`read_at IS NULL`

const isSeen = (caller: SignedIn, now: number) => and(isOwn(notifications.userId, caller), lte(notifications.at, now))

export const notificationPage = keyset(notificationList, {
  newest: descending({ at: notifications.at, id: notifications.id }),
})

const selectUnread = ({ db, at }: Pick<Context, 'db' | 'at'>, caller: SignedIn) =>
  countRows(db, {
    from: notifications,
    key: notifications.id,
    where: and(isSeen(caller, at), isUnread),
    countLimit: notificationLimits.countedUnread,
  })

export async function countUnread(context: Pick<Context, 'db' | 'at'>, caller: SignedIn) {
  const [counted] = await selectUnread(context, caller)
  return counted?.total ?? 0
}

export async function selectPage(
  context: Pick<Context, 'db' | 'at'>,
  { caller, unread }: { caller: SignedIn; unread: boolean },
  page: PageQuery,
) {
  const { db, at } = context
  const where = and(isSeen(caller, at), unread ? isUnread : undefined)
  const [rows, [counted], [unreadCounted]] = await db.batch([
    db
      .select({
        id: notifications.id,
        template: notifications.template,
        details: notifications.details,
        at: notifications.at,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    countRows(db, { from: notifications, key: notifications.id, where, countLimit: page.countLimit }),
    selectUnread(context, caller),
  ])
  return { rows, total: counted?.total ?? 0, unread: unreadCounted?.total ?? 0 }
}

/** A notification that was read is left out of the daily email. */
export async function updateRead(
  context: Pick<Context, 'db' | 'at'>,
  { caller, id, isRead }: { caller: SignedIn; id: string; isRead: boolean },
) {
  const { db, at } = context
  const {
    found,
    unread: [counted],
  } = await namedBatch(db, [
    {
      found: db
        .update(notifications)
        .set({
          readAt: isRead ? sql`coalesce(read_at, ${at})` : null,
          digestSince: isRead ? null : sql`digest_since`,
        })
        .where(and(eq(notifications.id, id), isSeen(caller, at)))
        .returning({ id: notifications.id }),
    },
    { unread: selectUnread(context, caller) },
  ])
  return found.length > 0 ? (counted?.total ?? 0) : undefined
}

export const updateAllRead = ({ db, at }: Pick<Context, 'db' | 'at'>, caller: SignedIn) =>
  db
    .update(notifications)
    .set({ readAt: at, digestSince: null })
    .where(and(isSeen(caller, at), isUnread))

export async function selectPreferences(db: Database, caller: SignedIn) {
  const [chosen, [user]] = await db.batch([
    db
      .select({ kind: notificationPreferences.kind, choice: notificationPreferences.choice })
      .from(notificationPreferences)
      .where(isOwn(notificationPreferences.userId, caller)),
    db.select({ email: users.email }).from(users).where(isOwn(users.id, caller)),
  ])
  return { chosen, email: user?.email ?? '' }
}

export async function selectChoice(db: Database, userId: string, kind: string) {
  const [row] = await db
    .select({ choice: notificationPreferences.choice })
    .from(users)
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.kind, kind)),
    )
    .where(eq(users.id, userId))
  return row
}

export interface KindChoice {
  kind: string
  choice: NotificationChoice
}

export const upsertChoices = (context: Context, userId: string, choices: readonly KindChoice[]) =>
  actBatch(context, [
    {
      // D1 binds at most 100 values in a statement, so the choices are one.
      done: insertSelect(
        context.db,
        notificationPreferences,
        {
          userId,
          kind: sql`given.value ->> 'kind'`,
          choice: sql`given.value ->> 'choice'`,
          chosenAt: context.at,
        },
        sql`FROM json_each(${JSON.stringify(choices)}) AS given WHERE TRUE`,
      ).onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.kind],
        set: { choice: sql`excluded.choice`, chosenAt: sql`excluded.chosen_at` },
      }),
    },
  ])
