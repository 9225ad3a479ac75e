import type { Event, EventEducator, EventList, EventMonth, EventSummary } from '@kere/contracts/events/events'
import type { EventStanding } from '@kere/contracts/events/event-registrations'
import type { MyRegistration, OwnRegistration } from '@kere/contracts/events/own-registrations'
import { vi } from 'vitest'

export const eventsNow = Date.parse('2026-11-20T08:30:00.000Z')

/** Sets the time, which goes on from there, so that timers still fire. `vi.restoreAllMocks` undoes it. */
export function passTimeFrom(moment: number) {
  const aheadMs = moment - Date.now()
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
}

export function makeEventSummary(number: number, given: Partial<EventSummary> = {}): EventSummary {
  return {
    id: `evt_${number}`,
    title: `Event ${number}`,
    type: 'in-person',
    category: 'product',
    topic: 'Biodiversity',
    startsAt: '2026-11-21T01:30:00.000Z',
    endsAt: '2026-11-21T04:00:00.000Z',
    closesAt: '2026-11-21T01:30:00.000Z',
    venue: 'Jakkur lake, Bengaluru',
    price: 0,
    maxParticipants: 25,
    registrationsCount: 18,
    seatsLeft: 7,
    hasWaitlist: true,
    isWaitedFor: false,
    isCancelled: false,
    coverImage: null,
    coverDrawing: 0,
    host: { id: 'usr_host', name: 'Tenzin Dolma' },
    source: 'internal',
    externalUrl: null,
    ...given,
  }
}

export function makeEvent(given: Partial<Event> = {}): Event {
  return {
    ...makeEventSummary(1, { title: 'Dawn count at the tank' }),
    description: 'We split into four groups.\nEach walks a quarter of the bund.\n\nAt nine we add up the sheets.',
    publicMeetingUrl: null,
    recordingUrl: null,
    cancelMessage: null,
    publishedAt: '2026-11-01T06:00:00.000Z',
    updatedAt: '2026-11-02T06:00:00.000Z',
    host: { id: 'usr_host', name: 'Tenzin Dolma', designation: 'Ornithologist', organization: 'Tank Watch' },
    ...given,
  }
}

export function makeEventList(count: number, given: Partial<EventList> = {}): EventList {
  return {
    items: Array.from({ length: count }, (_, index) => makeEventSummary(index + 1)),
    nextCursor: null,
    total: count,
    totalIsLowerBound: false,
    tabs: { product: 17, educator: 9, info: 3 },
    ...given,
  }
}

export function makeEventMonth(given: Partial<EventMonth> = {}): EventMonth {
  const event = (number: number, day: string) => ({
    id: `evt_${number}`,
    title: `Event ${number}`,
    topic: 'Biodiversity' as const,
    startsAt: `${day}T01:30:00.000Z`,
  })
  return {
    month: '2026-11',
    days: [
      { day: '2026-11-04', count: 1, events: [event(1, '2026-11-04')] },
      { day: '2026-11-21', count: 5, events: [1, 2, 3].map((number) => event(number, '2026-11-21')) },
    ],
    ...given,
  }
}

export function makeEventEducator(number: number, given: Partial<EventEducator> = {}): EventEducator {
  return {
    id: `usr_${number}`,
    name: `Kavya Hegde ${number}`,
    avatarUrl: null,
    designation: 'Soil scientist',
    organization: 'Institute of Wetland Studies',
    location: 'Mysuru, Karnataka',
    bio: 'Kavya builds composters with schools.',
    topics: ['Waste Management', 'Circular Economy', 'Climate Justice', 'ESG', 'Green Building'],
    calendarUrl: 'https://lu.ma/kavya',
    groupUrl: 'https://chat.whatsapp.com/kavya',
    ...given,
  }
}

export const makeRegistration = (given: Partial<OwnRegistration> = {}): OwnRegistration => ({
  id: 'reg_1',
  status: 'registered',
  registeredAt: '2026-11-20T08:00:00.000Z',
  position: null,
  seatUntil: null,
  wantsReminder: true,
  ticketCode: 'K7M2Q9XHVA',
  checkedInAt: null,
  ...given,
})

export const makeEventStanding = (given: Partial<EventStanding> = {}): EventStanding => ({
  isOwn: false,
  mayManage: false,
  registration: null,
  openOrderId: null,
  paidOrderId: null,
  joinUrl: null,
  joinableFrom: null,
  ...given,
})

interface Registered extends Pick<MyRegistration, 'id' | 'checkedInAt'> {
  status?: MyRegistration['status'] | undefined
  event: EventSummary
}

export const makeMyRegistrations = (registered: readonly Registered[]) => ({
  items: registered.map(({ event, ...mine }) => ({
    ...makeRegistration(),
    ...mine,
    changedAt: '2026-11-18T06:00:00.000Z',
    event: { ...event, isWithdrawn: false, hostName: event.host.name },
  })),
  nextCursor: null,
  total: registered.length,
})

export const makeManagedEvents = (events: readonly EventSummary[]) => ({
  items: events.map((event) => ({
    ...event,
    waitlistCount: 0,
    checkedInCount: 0,
    state: 'published',
    isPublished: true,
    hasUnsavedChanges: false,
    updatedAt: '2026-11-18T06:00:00.000Z',
    goesAt: null,
  })),
  nextCursor: null,
  total: events.length,
})
