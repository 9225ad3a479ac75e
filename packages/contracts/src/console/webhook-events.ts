import { enrollmentEvents } from '../courses/enrollment-events.ts'
import { orderEvents } from '../orders/order-events.ts'
import { postEvents } from '../publishing/post-events.ts'
import { applicationEvents } from './application-events.ts'

/** Every event of which webhooks can be told, by its type. */
export const webhookEvents = { ...enrollmentEvents, ...orderEvents, ...applicationEvents, ...postEvents }

export type WebhookEventType = keyof typeof webhookEvents

// `Object.keys` loses the type of the keys.
export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]]

/** The type of the event that an admin sends to try a webhook. */
export const testEventType = 'webhook.test'
