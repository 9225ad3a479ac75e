import { webhookEventTypes } from '@kere/contracts/console/webhook-events'
import { webhookDeliveries, webhooks } from '@kere/d1/schema/console/webhooks'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const createdAt = Date.parse('2026-11-01T05:00:00Z')

export async function aWebhook(about: Partial<typeof webhooks.$inferInsert> = {}) {
  const [row] = await db
    .insert(webhooks)
    .values({
      id: `whk_${ulid()}`,
      name: 'Ledger',
      url: 'https://ledger.example/hooks',
      events: [...webhookEventTypes],
      seed: ulid(),
      createdAt,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The webhook was not inserted')
  return row
}

export async function aDelivery(webhookId: string, about: Partial<typeof webhookDeliveries.$inferInsert> = {}) {
  const [row] = await db
    .insert(webhookDeliveries)
    .values({
      id: `whd_${ulid()}`,
      webhookId,
      type: 'order.paid',
      objectId: 'ord_1',
      data: { id: 'ord_1', reference: 'K-1', itemKind: 'course', itemId: 'crs_1', amount: 900 },
      createdAt,
      dueAt: createdAt,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The delivery was not inserted')
  return row
}

const byId: Fixture = { params: async () => ({ id: (await aWebhook()).id }) }

export const fixtures: Fixtures = {
  listWebhooks: { variants: [{ query: '?sort=oldest' }] },
  listWebhookEvents: {},
  createWebhook: {
    body: () => ({ name: 'Ledger', url: 'https://ledger.example/hooks', events: ['order.paid', 'order.refunded'] }),
  },
  setWebhookPaused: { ...byId, body: () => ({ paused: true }) },
  rotateWebhookSecret: byId,
  testWebhook: byId,
  replayWebhook: { ...byId, body: () => ({ since: '2026-11-01T05:00:00Z' }) },
  deleteWebhook: byId,
  listWebhookDeliveries: {
    variants: [
      { query: '?state=failed' },
      { query: '?webhook=whk_1' },
      { query: '?webhook=whk_1&state=pending' },
      { query: '?sort=oldest' },
    ],
  },
  replayDelivery: {
    params: async () => ({
      id: (await aDelivery((await aWebhook()).id, { state: 'delivered', doneAt: createdAt })).id,
    }),
  },
}
