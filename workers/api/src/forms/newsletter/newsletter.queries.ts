import { confirmationDays, importLimits, usualTopics } from '@kere/contracts/forms/newsletter-options'
import { newsletterSubscribers as resource } from '@kere/contracts/forms/newsletter'
import { newsletterStops, newsletterSubscriberCounts, newsletterSubscribers } from '@kere/d1/schema/forms/newsletter'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { startInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { insertOutboxRow, insertOutboxRows } from '../../http/outbox-row.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'

const confirmationMs = confirmationDays * 24 * 60 * 60 * 1000

export const deletedAt = ({ askedAt }: { askedAt: number }) => askedAt + confirmationMs

const selectSubscribers = (db: Database) => db.select().from(newsletterSubscribers)

export const selectSubscriber = (db: Database, id: string) =>
  selectSubscribers(db).where(eq(newsletterSubscribers.id, id))

/**
 * The account's email must be confirmed. Otherwise anybody could enter a stranger's address and see its subscription.
 */
export const selectOwnSubscriber = (db: Database, userId: string) =>
  db
    .select({ id: newsletterSubscribers.id, status: newsletterSubscribers.status })
    .from(users)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.email, users.email))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))

export const subscriberRows = rowsOf(resource, {
  select: selectSubscribers,
  orders: byDate({ subscribedAt: newsletterSubscribers.subscribedAt, id: newsletterSubscribers.id }),
  filters: {
    status: newsletterSubscribers.status,
    leftFrom: (day) => sql`status = 'unsubscribed' AND ${newsletterSubscribers.unsubscribedAt} >= ${startInIndia(day)}`,
  },
  search: searchOf(newsletterSubscribers, 'newsletter_subscriber_search', ['email', 'firstName']),
  counters: { status: newsletterSubscriberCounts.status },
})

type NewSubscriber = Pick<typeof newsletterSubscribers.$inferInsert, 'id' | 'email' | 'firstName' | 'topics'>

const hasStopped = (addressHash: string | SQL) =>
  sql`EXISTS (SELECT 1 FROM ${newsletterStops} WHERE ${newsletterStops.addressHash} = ${addressHash})`

/**
 * An address that stopped the newsletter for good gets no confirmation email, unless its confirmed owner is signed in.
 */
const mayBeAsked = ({ actor }: Pick<Context, 'actor'>, { email }: NewSubscriber, addressHash: string) =>
  sql`(NOT ${hasStopped(addressHash)} OR EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${actor?.userId ?? null}
    AND ${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL))`

/** The statements are the same for every address, so that the response time does not tell who has subscribed. */
export async function insertSubscriber(
  context: Context,
  subscriber: NewSubscriber,
  { isAsked, addressHash }: { isAsked: boolean; addressHash: string },
) {
  const { db, at, language } = context
  const isMeant = mayBeAsked(context, subscriber, addressHash)
  const isOpen = ne(newsletterSubscribers.status, 'confirmed')
  // A retry uses the same id, so that the address gets only one confirmation email.
  const mailId = context.stableId('out')
  await actBatch(context, [
    {
      done: insertSelect(
        db,
        newsletterSubscribers,
        { ...subscriber, language, subscribedAt: at, askedAt: at },
        sql`WHERE ${isMeant}`,
      ).onConflictDoUpdate({ target: newsletterSubscribers.email, set: { askedAt: at, language }, setWhere: isOpen }),
    },
    ...(isAsked
      ? [
          insertOutboxRow(context, {
            id: mailId,
            template: 'newsletter_confirmation',
            userId: null,
            to: sql`${newsletterSubscribers.email}`,
            from: sql`FROM ${newsletterSubscribers} WHERE ${newsletterSubscribers.email} = ${subscriber.email} AND ${isOpen} AND ${isMeant}
              AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = ${mailId})`,
          }),
        ]
      : []),
  ])
}

type Change = Partial<typeof newsletterSubscribers.$inferInsert>

/** @returns the subscriber after the update */
async function update({ db }: Context, id: string, set: Change, where?: SQL) {
  const [, [row]] = await db.batch([updateOne(db, id, set, where), selectSubscriber(db, id)])
  return row
}

const updateOne = (db: Database, id: string, set: Change, where?: SQL) =>
  db
    .update(newsletterSubscribers)
    .set(set)
    .where(and(eq(newsletterSubscribers.id, id), where))

interface Stoppable {
  id: string
  addressHash: string
}

/**
 * The link proves that its user reads the mailbox, even after an unsubscribe. An address that was not confirmed in time
 * has to be entered again.
 */
export async function updateToConfirmed({ db, at }: Context, { id, addressHash }: Stoppable) {
  // If the owner stopped the newsletter after this request began, the stop wins.
  const isStoppedSince = sql`EXISTS (SELECT 1 FROM ${newsletterStops} WHERE ${newsletterStops.addressHash} = ${addressHash}
    AND ${newsletterStops.stoppedAt} >= ${at})`
  const [, , [row]] = await db.batch([
    updateOne(
      db,
      id,
      { status: 'confirmed', confirmedAt: at, unsubscribedAt: null },
      sql`(status = 'unsubscribed' OR status = 'unconfirmed' AND asked_at > ${at - confirmationMs}) AND NOT ${isStoppedSince}`,
    ),
    // Confirming lifts an earlier stop, because only the owner of the mailbox has the link.
    db.delete(newsletterStops).where(
      sql`${newsletterStops.addressHash} = ${addressHash} AND ${newsletterStops.stoppedAt} < ${at}
        AND EXISTS (SELECT 1 FROM ${newsletterSubscribers} WHERE ${newsletterSubscribers.id} = ${id} AND status = 'confirmed')`,
    ),
    selectSubscriber(db, id),
  ])
  return row
}

export async function isStopped(db: Database, addressHash: string) {
  const rows = await db.select().from(newsletterStops).where(eq(newsletterStops.addressHash, addressHash))
  return rows.length > 0
}

export const updatePreferences = (context: Context, id: string, set: Pick<Change, 'topics' | 'frequency'>) =>
  update(context, id, set, eq(newsletterSubscribers.status, 'confirmed'))

export const updateToUnsubscribed = (context: Context, id: string) =>
  update(
    context,
    id,
    { status: 'unsubscribed', unsubscribedAt: context.at },
    ne(newsletterSubscribers.status, 'unsubscribed'),
  )

/** The stop has its own table, so that it outlasts the subscriber's row. */
export async function updateToStopped(context: Context, { id, addressHash }: Stoppable) {
  const { db, at } = context
  const { row } = await actBatch(context, [
    updateOne(db, id, { status: 'unsubscribed', unsubscribedAt: at }, ne(newsletterSubscribers.status, 'unsubscribed')),
    {
      done: db
        .insert(newsletterStops)
        .values({ addressHash, stoppedAt: at })
        .onConflictDoUpdate({ target: newsletterStops.addressHash, set: { stoppedAt: at } }),
    },
    { row: selectSubscriber(db, id) },
  ])
  return row.at(0)
}

/** An admin cannot change a subscriber who has unsubscribed. */
export const updateByAdmin = (context: Context, { id, confirmed }: { id: string; confirmed: boolean }) => {
  const status = confirmed ? 'confirmed' : 'unconfirmed'
  return change(context, newsletterSubscribers, {
    id,
    when: and(ne(newsletterSubscribers.status, 'unsubscribed'), ne(newsletterSubscribers.status, status)),
    // An address that is set back to unconfirmed has as much time as a new one before it is deleted.
    set: { status, confirmedAt: confirmed ? context.at : null, ...(!confirmed && { askedAt: context.at }) },
    audit: {
      action: confirmed ? 'newsletter_subscriber.confirmed' : 'newsletter_subscriber.unconfirmed',
      subject: 'newsletter_subscriber',
    },
    read: selectSubscriber(context.db, id),
  })
}

/** @returns whether the subscriber existed */
export async function deleteByAdmin(context: Context, id: string) {
  const { db } = context
  const isMeant = eq(newsletterSubscribers.id, id)
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'newsletter_subscriber.deleted',
      subject: { type: 'newsletter_subscriber', id },
      from: sql`FROM ${newsletterSubscribers} WHERE ${isMeant}`,
    }),
    { done: db.delete(newsletterSubscribers).where(isMeant) },
  ])
  return isDone
}

interface ImportedSubscriber {
  id: string
  email: string
  addressHash: string
  firstName: string | null
}

/**
 * Addresses that are stored already stay as they are and get no confirmation email.
 * @returns those of the given addresses that are stored now, in their current state
 */
export async function insertImported(context: Context, subscribers: readonly ImportedSubscriber[]) {
  const { db, at } = context
  const rows = sql`json_each(${JSON.stringify(subscribers)}) AS given`
  const isNew = sql`FROM ${rows} JOIN ${newsletterSubscribers} ON ${newsletterSubscribers.id} = given.value ->> 'id'`
  const { found } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        newsletterSubscribers,
        {
          id: sql`given.value ->> 'id'`,
          email: sql`given.value ->> 'email'`,
          firstName: sql`given.value ->> 'firstName'`,
          topics: usualTopics,
          subscribedAt: at,
          askedAt: at,
        },
        sql`FROM ${rows} WHERE NOT ${hasStopped(sql`given.value ->> 'addressHash'`)}`,
      ).onConflictDoNothing(),
    },
    insertOutboxRows(context, {
      isBulk: true,
      template: 'newsletter_confirmation',
      userId: null,
      to: sql`${newsletterSubscribers.email}`,
      language: sql`${newsletterSubscribers.language}`,
      dueAt: sql`${at} + given.key * ${60_000 / importLimits.askedPerMinute}`,
      from: sql`${isNew} WHERE TRUE`,
    }),
    insertAuditRow(context, {
      action: 'newsletter_subscriber.imported',
      detail: { lines: subscribers.length },
      from: sql`WHERE EXISTS (SELECT 1 ${isNew})`,
    }),
    {
      found: db
        .select({
          id: newsletterSubscribers.id,
          email: newsletterSubscribers.email,
          status: newsletterSubscribers.status,
        })
        .from(newsletterSubscribers)
        .where(sql`${newsletterSubscribers.email} IN (SELECT value ->> 'email' FROM ${rows})`),
    },
  ])
  return found
}
