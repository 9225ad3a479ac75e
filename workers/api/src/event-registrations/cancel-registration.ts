import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { updateToCancelled } from './cancel.queries.ts'
import { toOwnRegistration } from './registration-answer.ts'
import { throttleRegistrations } from './registration-throttle.ts'
import { eventNotFound } from './refusal.ts'

/** Idempotent. @throws {DomainError} `not_found`, `event_ended`, `seat_ordered`, `too_many_attempts` */
export async function cancelRegistration(context: Context, eventId: string, networkAddress: string) {
  const person = requireSignedIn(context)
  await throttleRegistrations(context, networkAddress)
  const { isDone, standing } = await updateToCancelled(context, { eventId, person })
  const row = standing?.row
  if (!row) throw new DomainError('not_found', eventNotFound)
  if (isDone || row.status === 'cancelled') return toOwnRegistration(row, context.now())
  throw new DomainError(row.grantId !== null || row.status === 'awaiting_payment' ? 'seat_ordered' : 'event_ended')
}
