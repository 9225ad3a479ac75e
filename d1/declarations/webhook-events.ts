import type { webhookEvents, WebhookEventType } from '@kere/contracts/console/webhook-events'
import type { output } from 'zod/v4/core'

/** Declares an event of a row. The row's `id` is the object whose events stay in order. */
export interface EventSource<Type extends WebhookEventType = WebhookEventType> {
  /** The event is that this condition on the row begins to hold; without it, that the row is inserted. */
  is?: string
  /** The column with the moment of the event. */
  at: string
  /** The SQL expression for each field of the event's data. */
  data: Readonly<Record<keyof output<(typeof webhookEvents)[Type]['data']>, string>>
  /** Holds the event while the act can be undone. It is deleted if the condition ends before the event was sent. */
  isUndoable?: true
}

export type EventSources = { readonly [Type in WebhookEventType]?: EventSource<Type> }
