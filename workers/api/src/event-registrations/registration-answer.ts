import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { listMyRegistrations, registerForEvent } from '@kere/contracts/event-registrations'
import { eventTypes } from '@kere/contracts/event-options'
import type { ListedRow, OwnRow } from './registrations.queries.ts'

/** Of a row, what nobody is told. */
type Inner = 'takesSeat' | 'grantId' | 'lastChange'

const moment = (at: number) => new Date(at).toISOString()
const momentOrNull = (at: number | null) => (at === null ? null : moment(at))

export const toOwnRegistration = (row: Omit<OwnRow, Inner>, now: number): EndpointAnswer<typeof registerForEvent> => ({
  id: row.id,
  status: row.status,
  registeredAt: momentOrNull(row.registeredAt),
  position: row.position,
  // What is over is over, also where nobody has settled it yet.
  seatUntil: row.seatUntil !== null && row.seatUntil > now ? moment(row.seatUntil) : null,
  wantsReminder: row.wantsReminder,
  ticketCode: row.status === 'registered' ? row.ticketCode : null,
  checkedInAt: row.status === 'registered' ? momentOrNull(row.checkedInAt) : null,
})

export const toMyRegistration = (
  row: Omit<ListedRow, Inner>,
  now: number,
): EndpointAnswer<typeof listMyRegistrations>['items'][number] => ({
  ...toOwnRegistration(row, now),
  changedAt: moment(row.updatedAt),
  event: {
    id: row.eventId,
    title: row.title,
    // Whatever was published has one.
    type: row.type ?? eventTypes[0],
    topic: row.topic,
    startsAt: moment(row.startsAt),
    endsAt: moment(row.endsAt),
    // Of an online event it is the meeting link (C-36).
    venue: row.type === 'in-person' ? row.location : null,
    coverImage: row.coverImage,
    coverDrawing: row.coverDrawing,
    isCancelled: row.isCancelled === 1,
    isWithdrawn: row.isWithdrawn === 1,
    hostName: row.hostName,
  },
})
