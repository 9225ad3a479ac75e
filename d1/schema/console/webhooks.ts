import type { WebhookEventType } from '@kere/contracts/console/webhook-events'
import { deliveryErrors, deliveryStates, webhookLimits } from '@kere/contracts/console/webhook-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { countUpTo, type SystemFact } from '../../declarations/system-facts.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'

/** The addresses that are told of events. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events', { mode: 'json' }).$type<WebhookEventType[]>().notNull(),
    /** The key, sealed with a secret of the API, so that a copy of the database signs nothing. */
    seed: text('seed').notNull(),
    oldSeed: text('old_seed'),
    oldSecretUntil: integer('old_secret_until'),
    createdAt: integer('created_at').notNull(),
    pausedAt: integer('paused_at'),
    failingSince: integer('failing_since'),
    /** Set when the webhook was switched off, because it had failed for days. */
    offAt: integer('off_at'),
  },
  (table) => [index('webhooks_by_date').on(table.createdAt, table.id)],
)

/**
 * An event for one webhook. Triggers insert it with the change that it tells of, in whichever statement that is. Those
 * of one object are delivered in the order of their numbers.
 */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** A lease postpones it, so that a delivery whose worker died is due again. */
    dueAt: integer('due_at').notNull(),
    doneAt: integer('done_at'),
    status: integer('status'),
    answer: text('answer').notNull().default(''),
    error: text('error', { enum: deliveryErrors }),
  },
  (table) => [
    index('webhook_deliveries_by_date').on(table.createdAt, table.id),
    index('webhook_deliveries_by_state').on(table.state, table.createdAt, table.id),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_by_webhook_and_state').on(table.webhookId, table.state, table.createdAt, table.id),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.dueAt)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_of_object')
      .on(table.webhookId, table.objectId, table.number)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_done')
      .on(table.doneAt)
      .where(sql`done_at IS NOT NULL`),
  ],
)

export const declarations = [
  declare(webhooks, { retention: neverExpires('staff') }),
  declare(webhookDeliveries, {
    retention: expiresAfter(
      { since: webhookDeliveries.doneAt, ttlMs: webhookLimits.keptDays * dayMs, where: sql`done_at IS NOT NULL` },
      { since: webhookDeliveries.createdAt, ttlMs: 3 * webhookLimits.keptDays * dayMs },
    ),
  }),
]

export const systemFacts: readonly SystemFact[] = [
  {
    name: 'webhook-deliveries-waiting',
    group: 'queue',
    label: 'Webhook deliveries',
    text: 'Events that other programs have not taken yet',
    path: '/dashboard/webhooks/deliveries?state=pending',
    count: () => countUpTo(sql`FROM webhook_deliveries WHERE state = 'pending'`),
    since: () => sql`SELECT min(created_at) FROM webhook_deliveries WHERE state = 'pending'`,
    targetMinutes: 60,
  },
  {
    name: 'webhook-deliveries-failed',
    group: 'failure',
    label: 'Webhook deliveries failed',
    text: 'Given up after all attempts. Replay them once their receiver answers.',
    path: '/dashboard/webhooks/deliveries?state=failed',
    count: () => countUpTo(sql`FROM webhook_deliveries WHERE state = 'failed'`),
    since: () => sql`SELECT min(created_at) FROM webhook_deliveries WHERE state = 'failed'`,
  },
]
