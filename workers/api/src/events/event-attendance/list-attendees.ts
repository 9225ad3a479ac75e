import type { attendeeSorts } from '@kere/contracts/events/event-attendance-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { Context } from '../../base/context.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOrNull } from '../../base/instants.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { type AttendeeFilters, attendeePage, type AttendeeRow, selectAttendees } from './attendees.queries.ts'

type Request = AttendeeFilters & ListRequest<(typeof attendeeSorts)[number]>

/**
 * Lists names without addresses.
 * @throws {DomainError} `not_found` for everybody except the host and admins
 */
export async function listAttendees(context: Context, request: Request) {
  const page = attendeePage(request)
  const { event: eventId, group, search } = request
  const filters = { event: eventId, group, search }
  const found = await selectAttendees(context, filters, requireSignedIn(context), page)
  const { cancelledAt, registrationsCount, checkedInCount, waitlistCount, ...event } = foundOwn(found.event)
  const waiting = waitlistCount + found.keptSeats
  const totals = {
    registered: registrationsCount,
    to_come: registrationsCount - checkedInCount,
    in: checkedInCount,
    waitlisted: waiting,
    cancelled: found.counted,
  }
  const places = new Map(found.places.map(({ id, place }) => [id, place]))
  const isCounted = Boolean(search) || group === 'cancelled'
  return {
    ...pageOf(page, found.rows, (row) => toAttendee(row, places.get(row.id) ?? null)),
    total: search ? found.counted : totals[group ?? 'registered'],
    totalIsLowerBound: isCounted && found.counted >= page.countLimit,
    event: {
      ...event,
      startsAt: instantOrNull(event.startsAt),
      endsAt: instantOrNull(event.endsAt),
      isCancelled: cancelledAt !== null,
    },
    counts: { registered: registrationsCount, in: checkedInCount, waitlisted: waiting },
  }
}

export const toAttendee = (row: AttendeeRow, position: number | null = null) => ({
  id: row.id,
  name: row.name,
  avatarUrl: smallPictureOf(row.avatarUrl),
  status: row.status,
  registeredAt: instantOrNull(row.registeredAt),
  position,
  checkedInAt: row.status === 'registered' ? instantOrNull(row.checkedInAt) : null,
  isWalkIn: row.isWalkIn ?? false,
})
