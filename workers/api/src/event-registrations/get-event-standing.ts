import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { getEventStanding as contract } from '@kere/contracts/event-registrations'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { meetingOf } from './event-registrations.domain.ts'
import { toOwnRegistration } from './registration-answer.ts'
import { eventNotFound } from './refusal.ts'
import { selectStanding } from './registrations.queries.ts'

/** Unpublished ones for its educator, admins, and whoever was part of it. @throws {DomainError} `not_found` */
export async function getEventStanding(context: Context, eventId: string): Promise<EndpointAnswer<typeof contract>> {
  const caller = requireSignedIn(context)
  const [standing] = await selectStanding(context, eventId, caller)
  if (!standing) throw new DomainError('not_found', eventNotFound)
  const { event, row, openOrderId } = standing
  const now = context.now()
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
    joinUrl: meeting.joinUrl,
    joinableFrom: meeting.joinableFrom === null ? null : new Date(meeting.joinableFrom).toISOString(),
  }
}
