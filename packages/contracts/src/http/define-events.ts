import type { $ZodObject } from 'zod/v4/core'

/** Something that happened, of which webhooks are told. */
export interface WebhookEvent {
  summary: string
  /** Ids and what changed. It never contains a person's id or data; those are read with a token. */
  data: $ZodObject
}

/** Declares the events of a slice by their types, such as `order.paid`. */
/* @__NO_SIDE_EFFECTS__ */
export const defineEvents = <const Events extends Readonly<Record<string, WebhookEvent>>>(events: Events): Events =>
  events
