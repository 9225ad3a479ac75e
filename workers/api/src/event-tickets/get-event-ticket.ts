import { eventLimits } from '@kere/contracts/event-options'
import type { getEventTicket as contract } from '@kere/contracts/event-tickets'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { selectTicket } from './event-tickets.queries.ts'

const moment = (at: number) => new Date(at).toISOString()
const momentOrNull = (at: number | null) => (at === null ? null : moment(at))

/** @throws {DomainError} `not_found` who has never been anything to the event */
export async function getEventTicket(context: Context, eventId: string): Promise<EndpointAnswer<typeof contract>> {
  const { userId } = requireSignedIn(context)
  const row = await selectTicket(context.db, { eventId, userId })
  // An event without times was never published, so that nobody could register.
  if (!row || row.startsAt === null || row.endsAt === null || row.type === null) throw new DomainError('not_found')
  const { status, startsAt, endsAt, type } = row
  const isRegistered = status === 'registered'
  const willJoin = isRegistered && type === 'online' && row.cancelledAt === null && context.now() < endsAt
  const joinableFrom = startsAt - eventLimits.joinableMinutesBefore * 60_000
  return {
    id: row.id,
    status,
    registeredAt: momentOrNull(row.registeredAt),
    position: row.position,
    seatUntil: momentOrNull(row.seatUntil),
    wantsReminder: row.wantsReminder,
    ticketCode: isRegistered ? row.ticketCode : null,
    checkedInAt: isRegistered ? momentOrNull(row.checkedInAt) : null,
    changedAt: moment(row.changedAt),
    event: {
      id: row.eventId,
      title: row.title,
      type,
      topic: row.topic,
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
      venue: type === 'online' ? null : row.location,
      coverImage: row.coverImage,
      coverDrawing: row.coverDrawing,
      isCancelled: row.cancelledAt !== null,
      isWithdrawn: !row.published,
      hostName: row.hostName,
    },
    openOrderId: row.openOrderId,
    joinUrl: willJoin && context.now() >= joinableFrom ? row.location : null,
    joinableFrom: willJoin ? moment(joinableFrom) : null,
  }
}
