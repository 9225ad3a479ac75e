import { t } from '@kere/brand/messages'
import { lookup } from '@kere/contracts/http/open-value'

interface Words {
  title: string
  text: string
}

const words: Readonly<Record<string, Words>> = {
  already_checked_in: {
    title: t('Already in', 'Title, educator'),
    text: t('This ticket was checked in before.', 'Text, educator'),
  },
  ticket_of_other_event: {
    title: t('This ticket is for another event', 'Title, educator'),
    text: t('Ask for the ticket of this event, or look for the name in the list.', 'Text, educator'),
  },
  ticket_unknown: {
    title: t('No ticket has this code', 'Title, educator'),
    text: t('Type the code again, or look for the name in the list.', 'Text, educator'),
  },
  ticket_cancelled: {
    title: t('This registration was cancelled', 'Title, educator'),
    text: t('You can let the person in anyway.', 'Text, educator'),
  },
  ticket_without_seat: {
    title: t('This person has no seat yet', 'Title, educator'),
    text: t('They are on the waitlist, or their payment is missing.', 'Text, educator'),
  },
  no_seat_left: {
    title: t('Every seat is taken', 'Title, educator'),
    text: t('Nobody else can be let in.', 'Text, educator'),
  },
  door_not_open: {
    title: t('Nobody can be added now', 'Title, educator'),
    text: t('People can be added from 2 hours before the start until a day after the end.', 'Text, educator'),
  },
  door_has_price: {
    title: t('This event has a price', 'Title, educator'),
    text: t('Ask them to order a seat on the page of the event.', 'Text, educator'),
  },
  event_external: {
    title: t('People register on another site', 'Title, educator'),
    text: t('Nobody can be added here.', 'Text, educator'),
  },
  event_is_cancelled: {
    title: t('This event is cancelled', 'Title, educator'),
    text: t('Nobody can be checked in.', 'Text, educator'),
  },
}

export const refusalWords = (code: string): Words | undefined => lookup(words, code)
