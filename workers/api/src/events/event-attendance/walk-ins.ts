import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { addWalkIn as endpoint } from '@kere/contracts/events/event-attendance'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf } from '../../base/instants.ts'
import { alreadyIn, checkIn } from './check-in.ts'
import { deleteWalkIn, insertWalkIn } from './walk-ins.queries.ts'

/**
 * Adds a walk-in. If somebody is registered with the address, that person is checked in instead.
 * @throws {DomainError} the refusals that the endpoint declares
 */
export async function addWalkIn(
  context: Context,
  eventId: string,
  { name, email }: EndpointRequest<typeof endpoint>['body'],
) {
  const manager = requireSignedIn(context)
  const found = await insertWalkIn(context, { eventId, manager, name, email })
  const event = foundOwn(found.event)
  const { own, other, registrationId } = found
  if (registrationId !== undefined) return checkIn(context, eventId, { registrationId, isLetInAnyway: true })
  // An earlier try under the same key may already have added them.
  if (own)
    return {
      attendee: toAttendee(own),
      counts: { registered: event.registrationsCount, in: event.checkedInCount },
      isFirstEvent: false,
    }

  if (event.deletedAt !== null) throw new DomainError('not_found')
  if (event.cancelledAt !== null) throw new DomainError('event_is_cancelled')
  if (other) throw alreadyIn(other.checkedInAt)
  if (event.source !== 'internal') throw new DomainError('event_external')
  if (event.price > 0) throw new DomainError('door_has_price')
  throw new DomainError(event.isDoorOpen ? 'no_seat_left' : 'door_not_open')
}

const toAttendee = ({ id, name, checkedInAt }: { id: string; name: string; checkedInAt: number }) => ({
  id,
  name,
  avatarUrl: null,
  status: 'registered' as const,
  registeredAt: null,
  position: null,
  checkedInAt: instantOf(checkedInAt),
  isWalkIn: true,
})

/**
 * Removes a walk-in. It can be repeated.
 * @throws {DomainError} `not_found` for everybody except the host and admins
 */
export async function removeWalkIn(context: Context, eventId: string, walkInId: string) {
  const manager = requireSignedIn(context)
  const event = foundOwn(await deleteWalkIn(context, { eventId, manager, walkInId }))
  return { counts: { registered: event.registrationsCount, in: event.checkedInCount } }
}
