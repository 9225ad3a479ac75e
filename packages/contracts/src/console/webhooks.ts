import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { requiredLine } from '../text/text.ts'
import { webhookEventTypes } from './webhook-events.ts'
import { deliveryErrors, deliveryStates, webhookLimits, webhookStates } from './webhook-options.ts'

export const problems = {
  too_many_webhooks: {
    status: 409,
    title: `There are ${webhookLimits.webhooks} webhooks, which is the most. Delete one first`,
  },
  webhook_not_active: { status: 409, title: 'This webhook is paused or switched off. Resume it first' },
  delivery_pending: { status: 409, title: 'This event is still waiting to be delivered' },
} as const

const moment = z.iso.datetime()

export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(openEnum(webhookEventTypes)),
  state: openEnum(webhookStates),
  createdAt: moment,
  /** The first failure since the last delivery. */
  failingSince: z.nullable(moment),
  /** Until then the secret before the last rotation signs too. */
  oldSecretUntil: z.nullable(moment),
})

export type Webhook = z.infer<typeof webhook>

export const webhooks = resource('/api/webhooks', webhook, {
  name: 'webhooks',
  access: admins,
  filters: {},
  sorts: newestOrOldest,
  list: {
    name: 'listWebhooks',
    summary: 'The addresses that are told of events, without their secrets.',
    failure: 'Failed to fetch webhooks',
  },
})

export const listWebhookEvents = defineEndpoint('listWebhookEvents', 'GET /api/webhook-events', {
  summary: 'The types of events of which webhooks can be told.',
  access: admins,
  response: z.object({ items: z.array(z.object({ type: z.string(), summary: z.string() })) }),
  failure: 'Failed to fetch the types of events',
})

export const newWebhook = z.strictObject({
  name: requiredLine('Enter a name', webhookLimits.nameLength),
  url: requiredLine('Enter an address', webhookLimits.urlLength).check(
    z.refine(isPublicAddress, 'Enter a public address that begins with https://, without a port or password'),
  ),
  events: z
    .array(z.enum(webhookEventTypes))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(webhookEventTypes.length, 'Choose each once')),
})

export type NewWebhook = z.infer<typeof newWebhook>

const withSecret = z.object({ secret: z.string(), row: webhook })

export const createWebhook = defineEndpoint('createWebhook', 'POST /api/webhooks', {
  summary: 'Adds an address that is told of events. This answer alone holds the secret that signs them.',
  access: admins,
  body: newWebhook,
  response: withSecret,
  isNeverStored: true,
  problems: ['too_many_webhooks'],
  failure: 'Failed to add the webhook',
})

export const setWebhookPaused = defineEndpoint('setWebhookPaused', 'PATCH /api/webhooks/:id', {
  summary: 'Pauses a webhook, which is then told of no new events, or resumes it.',
  access: admins,
  body: z.strictObject({ paused: z.boolean() }),
  response: webhook,
  failure: 'Failed to change the webhook',
})

export const rotateWebhookSecret = defineEndpoint('rotateWebhookSecret', 'POST /api/webhooks/:id/secrets', {
  summary: 'Makes a new secret. The old one signs too for 24 hours.',
  access: admins,
  response: withSecret,
  isNeverStored: true,
  failure: 'Failed to change the secret',
})

export const testWebhook = defineEndpoint('testWebhook', 'POST /api/webhooks/:id/tests', {
  summary: 'Sends a test event to a webhook.',
  access: admins,
  problems: ['webhook_not_active'],
  failure: 'Failed to send the test event',
})

export const replayedEvents = z.strictObject({ since: z.iso.datetime('Choose a day and time') })

export const replayWebhook = defineEndpoint('replayWebhook', 'POST /api/webhooks/:id/replays', {
  summary: 'Sends all events of a webhook again that happened since a moment and are not waiting, in their order.',
  access: admins,
  body: replayedEvents,
  status: 200,
  response: z.object({ count: z.int() }),
  problems: ['webhook_not_active'],
  failure: 'Failed to send the events again',
})

export const deleteWebhook = defineEndpoint('deleteWebhook', 'DELETE /api/webhooks/:id', {
  summary: 'Deletes a webhook with its log. Events that wait are not sent.',
  access: admins,
  failure: 'Failed to delete the webhook',
})

export const webhookDelivery = z.object({
  id: z.string(),
  webhook: z.object({ id: z.string(), name: z.string() }),
  type: z.string(),
  state: openEnum(deliveryStates),
  attempts: z.int(),
  /** The body as it is sent. */
  body: z.string(),
  createdAt: moment,
  nextAttemptAt: z.nullable(moment),
  doneAt: z.nullable(moment),
  /** The last answer: its status and first bytes, or why there was none. */
  status: z.nullable(z.int()),
  answer: z.string(),
  error: z.nullable(openEnum(deliveryErrors)),
})

export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const webhookDeliveries = resource('/api/webhook-deliveries', webhookDelivery, {
  name: 'webhook-deliveries',
  access: admins,
  filters: { webhook: z.optional(z.string().check(z.maxLength(64))), state: oneOf(deliveryStates) },
  sorts: newestOrOldest,
  list: {
    name: 'listWebhookDeliveries',
    summary: 'The events of the last 30 days by webhook, with how each was answered.',
    failure: 'Failed to fetch the deliveries',
  },
})

export const replayDelivery = defineEndpoint('replayDelivery', 'POST /api/webhook-deliveries/:id/replays', {
  summary: 'Sends an event again, under the same id.',
  access: admins,
  status: 200,
  response: webhookDelivery,
  problems: ['delivery_pending', 'webhook_not_active'],
  failure: 'Failed to send the event again',
})
