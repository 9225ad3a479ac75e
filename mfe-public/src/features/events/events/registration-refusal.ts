import { countOf } from '@kere/brand/count'
import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import { orderLimits } from '@kere/contracts/orders/order-options'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'

export const describeRegisterRefusal = (refusal: FormError) => describe(refusal, registrationMessages.registerFailed)

export const describeCancelRefusal = (refusal: FormError) => describe(refusal, registrationMessages.cancelFailed)

export const describeReminderRefusal = (refusal: FormError) => describe(refusal, 'The reminder was not changed')

function describe(refusal: FormError, failed: string): FormMessage {
  const known = textOf(refusal)
  return known ?? describeFailure(refusal, failed)
}

function textOf({ code }: FormError): FormMessage | null {
  switch (code) {
    case 'not_found':
      return { title: 'This event is no longer available', text: 'Its host has unpublished it. Nothing was changed.' }
    case 'changed_since_read':
      return { title: 'The price has changed', text: 'Look at the new price, then order again. Nothing was ordered.' }
    case 'event_full':
      return { title: registrationMessages.full, text: 'Someone else took the last seat a moment ago.' }
    case 'event_ended':
      return { title: registrationMessages.ended, text: 'Nothing was changed.' }
    case 'event_closed':
      return { title: registrationMessages.closed, text: 'Nothing was changed.' }
    case 'event_cancelled':
      return { title: registrationMessages.cancelled, text: 'Nothing was changed.' }
    case 'event_external':
      return { title: registrationMessages.external, text: 'Reload the page to go there.' }
    case 'event_not_free':
      return { title: registrationMessages.notFree, text: 'Nothing was charged. Reload the page to order it.' }
    case 'already_registered':
      return { title: registrationMessages.already, text: 'Your ticket is in My Events.' }
    case 'own_event':
      return { title: registrationMessages.own, text: 'You can edit it.' }
    case 'no_waitlist':
      return { title: registrationMessages.noWaitlist, text: 'Check again later: a seat may become free.' }
    case 'seat_ordered':
      return {
        title: 'An order keeps this seat',
        text: 'Cancel the order in My Orders, or ask for your money back there.',
      }
    case 'seat_taken':
      return { title: 'The seat is no longer free', text: 'Someone else has it now.' }
    case 'order_not_needed':
      return { title: 'This event is free now', text: 'Reload the page to register without an order.' }
    case 'too_many_orders':
      return {
        title: `You have ${countOf(orderLimits.open, 'order')} waiting for payment`,
        text: 'Pay or cancel one of them first. Nothing was charged.',
      }
    default:
      return null
  }
}
