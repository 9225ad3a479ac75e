import { lookup } from '@kere/contracts/http/open-value'

interface Words {
  title: string
  text: string
}

const words: Readonly<Record<string, Words>> = {
  already_checked_in: { title: 'Already in', text: 'This ticket was checked in before.' },
  ticket_of_other_event: {
    title: 'This ticket is for another event',
    text: 'Ask for the ticket of this event, or look for the name in the list.',
  },
  ticket_unknown: { title: 'No ticket has this code', text: 'Type the code again, or look for the name in the list.' },
  ticket_cancelled: { title: 'This registration was cancelled', text: 'You can let the person in anyway.' },
  ticket_without_seat: {
    title: 'This person has no seat yet',
    text: 'They are on the waitlist, or their payment is missing.',
  },
  no_seat_left: { title: 'Every seat is taken', text: 'Nobody else can be let in.' },
  door_not_open: {
    title: 'Nobody can be added now',
    text: 'People can be added from 2 hours before the start until a day after the end.',
  },
  door_has_price: {
    title: 'This event has a price',
    text: 'Ask them to order a seat on the page of the event.',
  },
  event_external: {
    title: 'People register on another site',
    text: 'Nobody can be added here.',
  },
  event_is_cancelled: { title: 'This event is cancelled', text: 'Nobody can be checked in.' },
}

export const refusalWords = (code: string): Words | undefined => lookup(words, code)
