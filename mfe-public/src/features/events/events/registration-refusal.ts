import { t } from '@kere/brand/messages'
import { registrationMessages } from '@kere/contracts/events/event-registration-options'
import { orderLimits } from '@kere/contracts/orders/order-options'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'

export const describeRegisterRefusal = (refusal: FormError) => describe(refusal, registrationMessages.registerFailed)

export const describeCancelRefusal = (refusal: FormError) => describe(refusal, registrationMessages.cancelFailed)

export const describeReminderRefusal = (refusal: FormError) =>
  describe(refusal, t('The reminder was not changed', 'Error'))

function describe(refusal: FormError, failed: string): FormMessage {
  const known = textOf(refusal)
  return known ?? describeFailure(refusal, failed)
}

function textOf({ code }: FormError): FormMessage | null {
  switch (code) {
    case 'not_found':
      return {
        title: t('This event is no longer available', 'Error'),
        text: t('Its host has unpublished it. Nothing was changed.', 'Error'),
      }
    case 'changed_since_read':
      return {
        title: t('The price has changed', 'Error'),
        text: t('Look at the new price, then order again. Nothing was ordered.', 'Error'),
      }
    case 'event_full':
      return { title: registrationMessages.full, text: t('Someone else took the last seat a moment ago.', 'Error') }
    case 'event_ended':
      return { title: registrationMessages.ended, text: t('Nothing was changed.', 'Error') }
    case 'event_closed':
      return { title: registrationMessages.closed, text: t('Nothing was changed.', 'Error') }
    case 'event_cancelled':
      return { title: registrationMessages.cancelled, text: t('Nothing was changed.', 'Error') }
    case 'event_external':
      return { title: registrationMessages.external, text: t('Reload the page to go there.', 'Error') }
    case 'event_not_free':
      return {
        title: registrationMessages.notFree,
        text: t('Nothing was charged. Reload the page to order it.', 'Error'),
      }
    case 'already_registered':
      return { title: registrationMessages.already, text: t('Your ticket is in My Events.', 'Error') }
    case 'own_event':
      return { title: registrationMessages.own, text: t('You can edit it.', 'Error') }
    case 'no_waitlist':
      return { title: registrationMessages.noWaitlist, text: t('Check again later: a seat may become free.', 'Error') }
    case 'seat_ordered':
      return {
        title: t('An order keeps this seat', 'Error'),
        text: t('Cancel the order in My Orders, or ask for your money back there.', 'Error'),
      }
    case 'seat_taken':
      return { title: t('The seat is no longer free', 'Error'), text: t('Someone else has it now.', 'Error') }
    case 'order_not_needed':
      return {
        title: t('This event is free now', 'Error'),
        text: t('Reload the page to register without an order.', 'Error'),
      }
    case 'too_many_orders':
      return {
        title: t(
          '{count, plural, one {You have # order waiting for payment} other {You have # orders waiting for payment}}',
          { count: orderLimits.open },
          'Error',
        ),
        text: t('Pay or cancel one of them first. Nothing was charged.', 'Error'),
      }
    default:
      return null
  }
}
