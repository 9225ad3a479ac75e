import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { updateToCancelled, updateToRestored } from './cancel.queries.ts'
import { toOwnRegistration, toMyRegistration } from './registration-answer.ts'
import { throttleRegistrations } from './registration-throttle.ts'
import { eventNotFound, refusalOf } from './refusal.ts'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getEventStanding as contract } from '@kere/contracts/events/event-registrations'
import { meetingOf } from './event-registrations.domain.ts'
import {
  selectStanding,
  registrationPage,
  selectOwnPage,
  updateReminder,
  type RegistrationFilters,
} from './registrations.queries.ts'
import type { registrationSorts } from '@kere/contracts/events/event-registration-options'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import { upsertRegistration } from './register.queries.ts'

/**
 * Cancels the caller's registration. It can be repeated.
 * @throws {DomainError} `not_found`, `event_ended`, `seat_ordered`, `too_many_attempts`
 */
export async function cancelRegistration(context: Context, eventId: string, networkAddress: string) {
  const person = requireSignedIn(context)
  await throttleRegistrations(context, networkAddress)
  const { isDone, standing } = await updateToCancelled(context, { eventId, person })
  const row = standing?.row
  if (!row) throw new DomainError('not_found', eventNotFound)
  if (isDone || row.status === 'cancelled') return toOwnRegistration(row, context.at)
  throw new DomainError(row.grantId !== null || row.status === 'awaiting_payment' ? 'seat_ordered' : 'event_ended')
}

/**
 * Unpublished events are found only by their educator, admins, and people who have or had a registration.
 * @throws {DomainError} `not_found`
 */
export async function getEventStanding(context: Context, eventId: string): Promise<EndpointAnswer<typeof contract>> {
  const caller = requireSignedIn(context)
  const [standing] = await selectStanding(context, eventId, caller)
  if (!standing) throw new DomainError('not_found', eventNotFound)
  const { event, row, openOrderId, paidOrderId } = standing
  const now = context.at
  const isOwn = event.educatorId === caller.userId
  const isAdmin = caller.role === 'admin'
  if (!event.isPublished && !isOwn && !isAdmin && !row) throw new DomainError('not_found', eventNotFound)
  const meeting = meetingOf(
    { ...event, isCancelled: event.cancelledAt !== null, isDeleted: event.deletedAt !== null },
    { mayAlwaysJoin: isOwn || isAdmin, isRegistered: row?.status === 'registered' },
    now,
  )
  return {
    isOwn,
    mayManage: isAdmin || (isOwn && caller.role === 'educator'),
    registration: row && toOwnRegistration(row, now),
    openOrderId,
    paidOrderId,
    joinUrl: meeting.joinUrl,
    joinableFrom: meeting.joinableFrom === null ? null : new Date(meeting.joinableFrom).toISOString(),
  }
}

type Request = RegistrationFilters & ListRequest<(typeof registrationSorts)[number]>

export async function listMyRegistrations(context: Context, request: Request) {
  const now = context.at
  const page = registrationPage(request)
  const { rows, total } = await selectOwnPage(context, requireSignedIn(context), { ...request, now }, page)
  return {
    ...pageOf(page, rows, (row) => toMyRegistration(row, now)),
    total,
    totalIsLowerBound: total >= page.countLimit,
  }
}

interface RegistrationRequest {
  joinsWaitlist?: boolean | undefined
  wantsReminder?: boolean | undefined
}

/**
 * Gives the caller a seat, the seat that is offered to them, or a place in the queue.
 * @throws {DomainError} `too_many_attempts`, and the reason why there is none
 */
export async function registerForEvent(
  context: Context,
  eventId: string,
  { joinsWaitlist = false, wantsReminder }: RegistrationRequest,
  networkAddress: string,
) {
  const person = requireSignedIn(context)
  await throttleRegistrations(context, networkAddress)
  const { isDone, standing } = await upsertRegistration(context, { eventId, person, joinsWaitlist, wantsReminder })
  const now = context.at
  if (isDone && standing?.row) return toOwnRegistration(standing.row, now)
  throw refusalOf(standing, { userId: person.userId, now }, (event) => {
    if (event.price > 0 && (event.hasSeat || standing?.row?.status === 'offered'))
      return new DomainError('event_not_free')
    return new DomainError(joinsWaitlist && !event.hasWaitlist ? 'no_waitlist' : 'event_full')
  })
}

/** @throws {DomainError} `not_found` without a current registration */
export async function setEventReminder(context: Context, eventId: string, wantsReminder: boolean) {
  const person = requireSignedIn(context)
  const standing = await updateReminder(context, { eventId, person, wantsReminder })
  if (!standing?.row || standing.row.status === 'cancelled') throw new DomainError('not_found', eventNotFound)
  return toOwnRegistration(standing.row, context.at)
}

/**
 * Undoes a cancellation while the seat is still reserved. It can be repeated.
 * @throws {DomainError} `not_found`, `event_ended`, `seat_taken`
 */
export async function undoCancellation(context: Context, eventId: string) {
  const { isDone, standing } = await updateToRestored(context, { eventId, person: requireSignedIn(context) })
  const now = context.at
  if (!standing?.row) throw new DomainError('not_found', eventNotFound)
  const { row, event } = standing
  if (isDone || row.status !== 'cancelled') return toOwnRegistration(row, now)
  throw new DomainError(event.endsAt !== null && event.endsAt <= now ? 'event_ended' : 'seat_taken')
}
