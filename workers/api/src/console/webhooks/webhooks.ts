import { webhookEvents } from '@kere/contracts/console/webhook-events'
import {
  type NewWebhook,
  type webhook,
  type webhookDelivery,
  webhookDeliveries,
  webhooks,
} from '@kere/contracts/console/webhooks'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { nonceBytes, sealKey } from '../../base/sealed-key.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { keyOwner, secretOf } from './webhook-signature.ts'
import { bodyOf } from './webhooks.domain.ts'
import * as queries from './webhooks.queries.ts'

const toWebhook = (row: queries.WebhookRow, { at }: Pick<Context, 'at'>): z.input<typeof webhook> => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  state: row.state,
  createdAt: instantOf(row.createdAt),
  failingSince: instantOrNull(row.failingSince),
  oldSecretUntil: row.oldSecretUntil !== null && row.oldSecretUntil > at ? instantOf(row.oldSecretUntil) : null,
})

const toDelivery = (row: queries.DeliveryRow): z.input<typeof webhookDelivery> => ({
  id: row.id,
  webhook: { id: row.webhookId, name: row.webhookName },
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  body: bodyOf(row),
  createdAt: instantOf(row.createdAt),
  nextAttemptAt: row.state === 'pending' ? instantOf(row.dueAt) : null,
  doneAt: instantOrNull(row.doneAt),
  status: row.status,
  answer: row.answer,
  error: row.error,
})

export const webhookReads = readsOf(webhooks, queries.webhookRows, toWebhook)

export const deliveryReads = readsOf(webhookDeliveries, queries.deliveryRows, toDelivery)

export const listWebhookEvents = () => ({
  items: Object.entries(webhookEvents).map(([type, { summary }]) => ({ type, summary })),
})

/** Draws the key of a webhook. It is stored sealed, so that a copy of the database signs nothing. */
const drawSeed = (context: Context, id: string) =>
  sealKey(context.randomBytes(32), requireSecret(context), keyOwner(id), context.randomBytes(nonceBytes))

async function withSecret(context: Context, row: queries.WebhookRow) {
  return { secret: await secretOf(requireSecrets(context), row), row: toWebhook(row, context) }
}

/** @throws {DomainError} `too_many_webhooks` */
export async function createWebhook(context: Context, { events, ...given }: NewWebhook) {
  const id = context.newId('whk')
  const seed = await drawSeed(context, id)
  const row = await queries.insertWebhook(context, { ...given, events: [...new Set(events)], id, seed })
  if (!row) throw new DomainError('too_many_webhooks')
  return withSecret(context, row)
}

/** @throws {DomainError} `not_found` */
export const setWebhookPaused = async (context: Context, id: string, isPaused: boolean) =>
  webhookReads.answer(context, (await queries.updatePaused(context, id, isPaused)).row)

/** @throws {DomainError} `not_found` */
export const rotateWebhookSecret = async (context: Context, id: string) =>
  withSecret(context, requireFound((await queries.updateSeed(context, id, await drawSeed(context, id))).row))

/** @throws {DomainError} `not_found` */
export async function deleteWebhook(context: Context, id: string) {
  if (!(await queries.deleteWebhook(context, id))) throw new DomainError('not_found')
}

/** @throws {DomainError} `not_found` or `webhook_not_active` */
export async function testWebhook(context: Context, id: string) {
  const deliveryId = context.stableId('whd')
  if (!(await queries.insertTest(context, id, deliveryId))) await refuse(context, id)
  // The message makes the jobs worker look for what is due now.
  context.queueMail(deliveryId)
}

/** @throws {DomainError} `not_found` or `webhook_not_active` */
export async function replayWebhook(context: Context, id: string, since: string) {
  const count = await queries.updateAllToReplay(context, id, Date.parse(since))
  if (count === 0) await refuse(context, id)
  else context.queueMail(context.newId('whd'))
  return { count }
}

async function refuse(context: Context, id: string) {
  const { state } = requireFound(await queries.selectWebhook(context, id))
  if (state === 'off' || state === 'paused') throw new DomainError('webhook_not_active')
}

/** @throws {DomainError} `not_found`, `delivery_pending` or `webhook_not_active` */
export async function replayDelivery(context: Context, id: string) {
  const { isDone, row } = await queries.updateToReplay(context, id)
  const delivery = requireFound(row)
  if (!isDone) throw new DomainError(delivery.state === 'pending' ? 'delivery_pending' : 'webhook_not_active')
  context.queueMail(id)
  return toDelivery(delivery)
}
