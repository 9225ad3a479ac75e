import { ApiError } from '@kere/platform/api'
import type { Notice } from '@kere/platform/border'

/** A seat that has a price is ordered on the event's own page. */
export const refusedSeat = (error: Error, openEvent: () => void): Notice =>
  error instanceof ApiError && error.code === 'event_not_free'
    ? {
        tone: 'info',
        text: 'This event has a price. Register and pay on its page to take the seat.',
        action: { label: 'Open the event', run: openEvent },
      }
    : { tone: 'error', text: `You did not get the seat. ${error.message}` }
