import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { toOwnRegistration } from './registration-answer.ts'
import { throttleRegistrations } from './registration-throttle.ts'
import { refusalOf } from './refusal.ts'
import { upsertRegistration } from './register.queries.ts'

interface RegistrationRequest {
  joinsWaitlist?: boolean | undefined
  wantsReminder?: boolean | undefined
}

/** A seat, the caller's offer, or a place in the queue. @throws {DomainError} `too_many_attempts`, and why there is none */
export async function registerForEvent(
  context: Context,
  eventId: string,
  { joinsWaitlist = false, wantsReminder }: RegistrationRequest,
  networkAddress: string,
) {
  const person = requireSignedIn(context)
  await throttleRegistrations(context, networkAddress)
  const { isDone, standing } = await upsertRegistration(context, { eventId, person, joinsWaitlist, wantsReminder })
  const now = context.now()
  if (isDone && standing?.row) return toOwnRegistration(standing.row, now)
  throw refusalOf(standing, { userId: person.userId, now }, (event) => {
    if (event.price > 0 && (event.hasSeat || standing?.row?.status === 'offered'))
      return new DomainError('event_not_free')
    return new DomainError(joinsWaitlist && !event.hasWaitlist ? 'no_waitlist' : 'event_full')
  })
}
