import {
  type NewWebhook,
  webhookDeliveries as deliveryResource,
  webhooks as webhookResource,
} from '@kere/contracts/console/webhooks'
import { testEventType } from '@kere/contracts/console/webhook-events'
import { type WebhookState, webhookLimits } from '@kere/contracts/console/webhook-options'
import { webhookDeliveries, webhooks } from '@kere/d1/schema/console/webhooks'
import { and, eq, getTableColumns, gte, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, remove } from '../../http/change.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

const state = sql<WebhookState>`CASE WHEN ${webhooks.offAt} IS NOT NULL THEN 'off' WHEN ${webhooks.pausedAt} IS NOT NULL
  THEN 'paused' WHEN ${webhooks.failingSince} IS NOT NULL THEN 'failing' ELSE 'active' END`

const select = (db: Database) => db.select({ ...getTableColumns(webhooks), state: state.as('state') }).from(webhooks)

export type WebhookRow = Awaited<ReturnType<typeof select>>[number]

export const webhookRows = rowsOf(webhookResource, {
  select,
  orders: byDate({ createdAt: webhooks.createdAt, id: webhooks.id }),
  filters: {},
})

const selectDeliveries = (db: Database) =>
  db
    .select({ ...getTableColumns(webhookDeliveries), webhookName: webhooks.name })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))

export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number]

export const deliveryRows = rowsOf(deliveryResource, {
  select: selectDeliveries,
  orders: byDate({ createdAt: webhookDeliveries.createdAt, id: webhookDeliveries.id }),
  filters: { webhook: webhookDeliveries.webhookId, state: webhookDeliveries.state },
})

const isOf = (id: string) => eq(webhooks.id, id)

const isActive = and(isNull(webhooks.pausedAt), isNull(webhooks.offAt))

/** @returns the webhook's row, unless there are as many as there may be */
export async function insertWebhook(context: Context, row: NewWebhook & { id: string; seed: string }) {
  const { db, at } = context
  const hasRoom = sql`FROM (SELECT 1) WHERE (SELECT count(*) FROM ${webhooks}) < ${webhookLimits.webhooks}`
  const { made } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'webhook.created',
      subject: { type: 'webhook', id: row.id },
      detail: { events: row.events.join(' ') },
      from: hasRoom,
    }),
    insertSelect(db, webhooks, { ...row, createdAt: at }, hasRoom),
    { made: select(db).where(isOf(row.id)) },
  ])
  return made[0]
}

/** A webhook that was switched off is resumed in the same way as a paused one. */
export const updatePaused = (context: Context, id: string, isPaused: boolean) =>
  change(context, webhooks, {
    id,
    when: isPaused ? isActive : or(isNotNull(webhooks.pausedAt), isNotNull(webhooks.offAt)),
    set: isPaused ? { pausedAt: context.at } : { pausedAt: null, offAt: null, failingSince: null },
    audit: { action: isPaused ? 'webhook.paused' : 'webhook.resumed', subject: 'webhook' },
    read: select(context.db).where(isOf(id)),
  })

const oldSecretMs = webhookLimits.oldSecretHours * 60 * 60 * 1000

export const updateSeed = (context: Context, id: string, seed: string) =>
  change(context, webhooks, {
    id,
    set: { seed, oldSeed: webhooks.seed, oldSecretUntil: context.at + oldSecretMs },
    audit: { action: 'webhook.secret_rotated', subject: 'webhook' },
    read: select(context.db).where(isOf(id)),
  })

type Seeded = Pick<typeof webhooks.$inferSelect, 'id' | 'seed'>

const selectSeeds = (db: Database) => db.select({ id: webhooks.id, seed: webhooks.seed }).from(webhooks)

/** Finds webhooks of before keys were sealed. */
export const selectUnsealedSeeds = (db: Database) => selectSeeds(db).where(sql`instr(${webhooks.seed}, '.') = 0`)

export const selectSealedSeeds = (db: Database, isOlder: (column: SQLiteColumn) => SQL, limit: number) =>
  selectSeeds(db).where(isOlder(webhooks.seed)).limit(limit)

export const updateSealedSeed = (db: Database, { id, seed }: Seeded, sealed: string) =>
  db
    .update(webhooks)
    .set({ seed: sealed })
    .where(and(isOf(id), eq(webhooks.seed, seed)))

export const deleteWebhook = (context: Context, id: string) =>
  remove(context, webhooks, { id, audit: { action: 'webhook.deleted', subject: 'webhook' } })

export const selectWebhook = async ({ db }: Pick<Context, 'db'>, id: string) => (await select(db).where(isOf(id)))[0]

/** @returns whether the webhook is active, so that the event was written */
export async function insertTest(context: Context, webhookId: string, id: string) {
  const { db, at } = context
  const { isDone } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        webhookDeliveries,
        {
          // SQLite gives the number.
          number: sql`NULL`,
          id,
          webhookId,
          type: testEventType,
          objectId: webhookId,
          createdAt: at,
          dueAt: at,
          data: sql`json_object('id', ${webhookId})`,
        },
        sql`FROM ${webhooks} WHERE ${and(isOf(webhookId), isActive)}`,
      ),
    },
  ])
  return isDone
}

const anew = (now: number) => ({ state: 'pending' as const, attempts: 0, dueAt: now, doneAt: null })

const ofActive = sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${webhooks.id} = ${webhookDeliveries.webhookId} AND ${isActive})`

export async function updateToReplay(context: Context, id: string) {
  const { db, at } = context
  const isMeant = and(eq(webhookDeliveries.id, id), ne(webhookDeliveries.state, 'pending'), ofActive)
  const { isDone, row } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'webhook.replayed',
      subject: { type: 'webhook', id: sql`webhook_id` },
      detail: { count: 1 },
      from: sql`FROM ${webhookDeliveries} WHERE ${isMeant}`,
    }),
    { done: db.update(webhookDeliveries).set(anew(at)).where(isMeant) },
    { row: selectDeliveries(db).where(eq(webhookDeliveries.id, id)) },
  ])
  return { isDone, row: row[0] }
}

/** @returns how many events are sent again */
export async function updateAllToReplay(context: Context, webhookId: string, since: number) {
  const { db, at } = context
  const isMeant = and(
    eq(webhookDeliveries.webhookId, webhookId),
    gte(webhookDeliveries.createdAt, since),
    ne(webhookDeliveries.state, 'pending'),
    ofActive,
  )
  const { found } = await actBatch(context, [
    {
      found: db
        .select({ count: sql<number>`count(*)`.as('count') })
        .from(webhookDeliveries)
        .where(isMeant),
    },
    insertAuditRow(context, {
      action: 'webhook.replayed',
      subject: { type: 'webhook', id: webhookId },
      detail: sql`json_object('count', count(*))`,
      from: sql`FROM ${webhookDeliveries} WHERE ${isMeant} HAVING count(*) > 0`,
    }),
    { done: db.update(webhookDeliveries).set(anew(at)).where(isMeant) },
  ])
  return found[0]?.count ?? 0
}
