import type { DeliveryError } from '@kere/contracts/console/webhook-options'
import { retrySeconds, webhookLimits } from '@kere/contracts/console/webhook-options'
import { webhookDeliveries, webhooks } from '@kere/d1/schema/console/webhooks'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { admins, insertOutboxRows, type MailContext, toAdmins } from '../../http/outbox-row.ts'

/** The events of one webhook in one lease, so that one with many or a slow one holds up no other. */
const perWebhook = 10

/** The condition is literal SQL, because SQLite does not use a partial index for a parameter. */
const isPending = sql`${webhookDeliveries.state} = 'pending'`

const isActive = and(isNull(webhooks.pausedAt), isNull(webhooks.offAt))

/** An earlier event of the same object must be delivered or given up first. */
const isFirst = sql`NOT EXISTS (SELECT 1 FROM webhook_deliveries AS earlier WHERE earlier.webhook_id = head.webhook_id
  AND earlier.object_id = head.object_id AND earlier.state = 'pending' AND earlier.number < head.number)`

/** Leases what is due by postponing it. Of two leases at once only one gets an event. */
export async function updateToLeased(db: Database, now: number) {
  const due = sql`SELECT due.number FROM ${webhooks} JOIN webhook_deliveries AS due ON due.number IN (
    SELECT head.number FROM webhook_deliveries AS head WHERE head.webhook_id = webhooks.id AND head.state = 'pending'
      AND head.due_at <= ${now} AND ${isFirst} ORDER BY head.due_at, head.number LIMIT ${perWebhook})
    WHERE ${isActive}`
  const { leased, next } = await namedBatch(db, [
    {
      leased: db
        .update(webhookDeliveries)
        .set({ attempts: sql`attempts + 1`, dueAt: now + webhookLimits.leaseMs })
        .where(sql`${webhookDeliveries.number} IN (${due})`)
        .returning({
          number: webhookDeliveries.number,
          id: webhookDeliveries.id,
          webhookId: webhookDeliveries.webhookId,
          type: webhookDeliveries.type,
          data: webhookDeliveries.data,
          createdAt: webhookDeliveries.createdAt,
          attempts: webhookDeliveries.attempts,
        }),
    },
    {
      next: db
        .select({
          id: webhooks.id,
          url: webhooks.url,
          seed: webhooks.seed,
          oldSeed: webhooks.oldSeed,
          oldSecretUntil: webhooks.oldSecretUntil,
          nextAt: sql<number | null>`(SELECT head.due_at FROM webhook_deliveries AS head
            WHERE head.webhook_id = webhooks.id AND head.state = 'pending' AND ${isFirst} ORDER BY head.due_at LIMIT 1)`.as(
            'next_at',
          ),
        })
        .from(webhooks)
        .where(isActive),
    },
  ])
  return { leased: leased.toSorted((left, right) => left.number - right.number), webhooks: next }
}

interface Lease {
  id: string
  attempt: number
  status: number | null
  answer: string
  now: number
}

/** The other events of the object that wait behind this one. */
const followers = (id: string) => {
  const own = (column: string) => sql.raw(`(SELECT ${column} FROM webhook_deliveries WHERE id = `)
  return and(
    eq(webhookDeliveries.webhookId, sql`${own('webhook_id')}${id})`),
    eq(webhookDeliveries.objectId, sql`${own('object_id')}${id})`),
    isPending,
    sql`${webhookDeliveries.id} <> ${id}`,
  )
}

/** The event itself is not delivered yet, so that a report that comes twice changes nothing behind it. */
const isWaiting = (id: string, attempt?: number) =>
  sql`EXISTS (SELECT 1 FROM ${webhookDeliveries} AS own WHERE own.id = ${id} AND own.state = 'pending'
    ${attempt === undefined ? sql`` : sql`AND own.attempts = ${attempt}`})`

/** Records that an event was delivered, by whichever lease, because it has left. */
export const updateToDelivered = (db: Database, { id, status, answer, now }: Lease) =>
  db.batch([
    db
      .update(webhookDeliveries)
      .set({ dueAt: now })
      .where(and(followers(id), isWaiting(id))),
    db
      .update(webhooks)
      .set({ failingSince: null })
      .where(
        and(
          sql`${webhooks.id} = (SELECT webhook_id FROM webhook_deliveries WHERE id = ${id})`,
          sql`failing_since IS NOT NULL`,
        ),
      ),
    db
      .update(webhookDeliveries)
      .set({ state: 'delivered', doneAt: now, status, answer, error: null })
      .where(and(eq(webhookDeliveries.id, id), isPending)),
  ])

const failingMs = webhookLimits.failingDays * 24 * 60 * 60 * 1000

/**
 * Postpones an event after a failure, with those behind it, or gives it up after the last try. A webhook that has only
 * failed for days, or says that it is gone, is switched off, and admins are told.
 */
export async function updateToFailed(
  context: MailContext & { requestId: string },
  { id, attempt, status, answer, now, error }: Lease & { error: DeliveryError },
) {
  const { db } = context
  const pause = retrySeconds[attempt - 1]
  const isLast = pause === undefined
  const nextAt = now + (pause ?? 0) * 1000
  const isLeased = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempt), isPending)
  const ownWebhook = sql`${webhooks.id} = (SELECT webhook_id FROM webhook_deliveries WHERE ${isLeased})`
  const isHopeless = and(ownWebhook, isActive, status === 410 ? undefined : lte(webhooks.failingSince, now - failingMs))
  await db.batch([
    db
      .update(webhookDeliveries)
      .set({ dueAt: isLast ? now : sql`max(due_at, ${nextAt})` })
      .where(and(followers(id), isWaiting(id, attempt))),
    db
      .update(webhooks)
      .set({ failingSince: now })
      .where(and(ownWebhook, isNull(webhooks.failingSince))),
    insertAuditRow(
      { ...context, actor: null },
      {
        action: 'webhook.switched_off',
        subject: { type: 'webhook', id: sql`${webhooks.id}` },
        from: sql`FROM ${webhooks} WHERE ${isHopeless}`,
      },
    ),
    insertOutboxRows(context, {
      template: 'webhook_off',
      ...toAdmins,
      details: sql`json_object('firstName', profiles.first_name, 'title', webhooks.name, 'url', webhooks.url)`,
      from: sql`FROM ${admins} CROSS JOIN ${webhooks} WHERE ${isHopeless}`,
    }),
    db.update(webhooks).set({ offAt: now }).where(isHopeless),
    db
      .update(webhookDeliveries)
      .set({ state: isLast ? 'failed' : 'pending', doneAt: isLast ? now : null, dueAt: nextAt, status, answer, error })
      .where(isLeased),
  ])
}
