import type { MailFixtures } from '../../mail/mail-content.ts'

const values = {
  firstName: 'Asha',
  registrationId: 'reg_1',
  eventId: 'evt_1',
  event: 'Reading a lake at dawn: a walk around Jakkur with field notes',
  startsAt: '2026-12-05T01:00:00Z',
  endsAt: '2026-12-05T04:00:00Z',
  venue: 'Jakkur Lake, north gate, Bengaluru',
  price: '0',
  seatUntil: '2026-12-01T06:18:00Z',
}

const ticket = '/dashboard/my-events/evt_1'
const page = '/events/evt_1'

export const mailFixtures: MailFixtures = {
  event_registered: { values, leadsTo: ticket },
  waitlist_joined: { values: { ...values, position: '12' }, leadsTo: page },
  seat_offered: { values: { ...values, price: '499' }, leadsTo: ticket },
  seat_offer_expired: { values, leadsTo: page },
  registration_cancelled: { values: { ...values, from: 'registered', changeId: 'chg_1' }, leadsTo: page },
}
