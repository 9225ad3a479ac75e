import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import { langOf } from '@kere/screens/content-language'
import type { EventOffer } from './event-state.ts'
import type { ShownEvent } from './event.api.ts'
import { FullButton } from './full-button.tsx'

export function EventRest({ event, offer }: { event: ShownEvent; offer: EventOffer }) {
  switch (offer) {
    case 'cancelled':
      return (
        <div className="border-s-4 border-danger bg-danger-soft px-3.5 py-3">
          <p className="font-semibold">{registrationMessages.cancelled}</p>
          {event.cancelMessage && (
            <p lang={langOf(event.originalLanguage)} className="mt-1 text-dense whitespace-pre-line">
              {event.cancelMessage}
            </p>
          )}
        </div>
      )
    case 'ended':
      return <p className="font-semibold">{registrationMessages.ended}</p>
    case 'full':
      return <FullButton />
    default:
      return <p className="font-semibold">{registrationMessages.closed}</p>
  }
}
