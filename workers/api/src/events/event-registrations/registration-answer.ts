import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { listMyRegistrations, registerForEvent } from '@kere/contracts/events/event-registrations'
import { eventTypes } from '@kere/contracts/events/event-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { titleOf } from '../../kit/translations/translation-rows.ts'
import type { ListedRow, OwnRow } from './registrations.queries.ts'

type Inner = 'takesSeat' | 'grantId' | 'lastChange'

export const toOwnRegistration = (row: Omit<OwnRow, Inner>, now: number): EndpointAnswer<typeof registerForEvent> => ({
  id: row.id,
  status: row.status,
  registeredAt: instantOrNull(row.registeredAt),
  position: row.position,
  // A reservation that has ended counts as ended, even before the sweep removes it.
  seatUntil: row.seatUntil !== null && row.seatUntil > now ? instantOf(row.seatUntil) : null,
  wantsReminder: row.wantsReminder,
  ticketCode: row.status === 'registered' ? row.ticketCode : null,
  checkedInAt: row.status === 'registered' ? instantOrNull(row.checkedInAt) : null,
})

export const toMyRegistration = (
  row: Omit<ListedRow, Inner>,
  now: number,
): EndpointAnswer<typeof listMyRegistrations>['items'][number] => ({
  ...toOwnRegistration(row, now),
  changedAt: instantOf(row.updatedAt),
  event: {
    id: row.eventId,
    ...titleOf(row),
    // The fallback is never used, because every published event has a type.
    type: row.type ?? eventTypes[0],
    topic: row.topic,
    startsAt: instantOf(row.startsAt),
    endsAt: instantOf(row.endsAt),
    // An online event has a meeting link in place of a venue (C-36).
    venue: row.type === 'in-person' ? row.location : null,
    coverImage: smallPictureOf(row.coverImage),
    coverDrawing: row.coverDrawing,
    isCancelled: row.isCancelled === 1,
    isWithdrawn: row.isWithdrawn === 1,
    hostName: row.hostName,
  },
})
