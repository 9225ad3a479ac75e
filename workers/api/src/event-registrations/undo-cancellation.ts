import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { updateToRestored } from './cancel.queries.ts'
import { toOwnRegistration } from './registration-answer.ts'
import { eventNotFound } from './refusal.ts'

/** While the seat is kept; idempotent. @throws {DomainError} `not_found`, `event_ended`, `seat_taken` */
export async function undoCancellation(context: Context, eventId: string) {
  const { isDone, standing } = await updateToRestored(context, { eventId, person: requireSignedIn(context) })
  const now = context.now()
  if (!standing?.row) throw new DomainError('not_found', eventNotFound)
  const { row, event } = standing
  if (isDone || row.status !== 'cancelled') return toOwnRegistration(row, now)
  throw new DomainError(event.endsAt !== null && event.endsAt <= now ? 'event_ended' : 'seat_taken')
}
