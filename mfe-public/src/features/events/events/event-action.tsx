import { useRemote } from '@kere/platform/react/remote-tree'
import { AskingForm } from '../../../forms/asking-form.tsx'
import { joinLabel, offerOf, registerLabel } from './event-state.ts'
import { eventHref, registerFormId, registerId } from './event-href.ts'
import type { ShownEvent } from './event.api.ts'
import { EventRest } from './event-rest.tsx'
import { ExternalAction } from './external-action.tsx'
import { ownAction } from './own-action.ts'
import { LatePart } from '../../../pages/late-part.tsx'

interface EventActionProps {
  event: ShownEvent
  now: number
}

export function EventAction({ event, now }: EventActionProps) {
  const { user } = useRemote().context.session
  if (user?.isOnboarded) return <LatePart of={ownAction} props={{ event, now }} />
  const offer = offerOf(event, now)
  if (offer === 'external') return <ExternalAction event={event} />
  if (offer === 'open' || offer === 'waitlist')
    return (
      <AskingForm formId={registerFormId} {...askingOf(event, offer)} buttonId={registerId}>
        {offer === 'waitlist' ? joinLabel : registerLabel(event)}
      </AskingForm>
    )
  return <EventRest event={event} offer={offer} />
}

function askingOf({ id, price }: ShownEvent, offer: 'open' | 'waitlist') {
  if (offer === 'waitlist') return { action: eventHref(id), fields: { joinsWaitlist: 'true' } }
  return price > 0
    ? { action: `${eventHref(id)}/order`, fields: { itemKind: 'event', itemId: id, price: `${price}` } }
    : { action: eventHref(id) }
}
