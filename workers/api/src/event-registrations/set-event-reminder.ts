import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { toOwnRegistration } from './registration-answer.ts'
import { eventNotFound } from './refusal.ts'
import { updateReminder } from './registrations.queries.ts'

/** @throws {DomainError} `not_found` without a registration that stands */
export async function setEventReminder(context: Context, eventId: string, wantsReminder: boolean) {
  const person = requireSignedIn(context)
  const standing = await updateReminder(context, { eventId, person, wantsReminder })
  if (!standing?.row || standing.row.status === 'cancelled') throw new DomainError('not_found', eventNotFound)
  return toOwnRegistration(standing.row, context.now())
}
