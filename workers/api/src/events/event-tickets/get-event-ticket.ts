import type { getEventTicket as contract } from '@kere/contracts/events/event-tickets'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { meetingOf } from '../event-registrations/event-registrations.domain.ts'
import { toMyRegistration } from '../event-registrations/registration-answer.ts'
import { requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { selectTicket } from './event-tickets.queries.ts'

/** @throws {DomainError} `not_found` for a person without a registration of any state */
export async function getEventTicket(context: Context, eventId: string): Promise<EndpointAnswer<typeof contract>> {
  const { userId } = requireSignedIn(context)
  const row = requireFound((await selectTicket(context, { eventId, userId })).at(0))
  const now = context.at
  const { joinUrl, joinableFrom } = meetingOf(
    { ...row, isCancelled: row.isCancelled === 1, isDeleted: row.isDeleted === 1 },
    { mayAlwaysJoin: false, isRegistered: row.status === 'registered' },
    now,
  )
  return {
    ...toMyRegistration(row, now),
    openOrderId: row.openOrderId,
    paidOrderId: row.paidOrderId,
    joinUrl,
    joinableFrom: joinableFrom === null ? null : new Date(joinableFrom).toISOString(),
  }
}
