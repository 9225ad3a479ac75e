import type { checkIn as endpoint } from '@kere/contracts/events/event-attendance'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type Arrival, updateToCheckedIn, updateToExpected } from './check-in.queries.ts'
import { updateSwitch } from './event-certificates.queries.ts'
import { toAttendee } from './list-attendees.ts'

type Body = EndpointRequest<typeof endpoint>['body']

/** @throws {DomainError} `not_found`, `validation_failed`, and the refusals of tickets that the endpoint declares */
export async function checkIn(context: Context, eventId: string, body: Body) {
  const arrival = arrivalOf(body)
  const isLetInAnyway = body.isLetInAnyway ?? false
  const at = momentOf(body.at, context.at)
  const manager = requireSignedIn(context)
  const found = await updateToCheckedIn(context, { eventId, manager, arrival, isLetInAnyway, at })
  const { isDone, attendee, registration } = found
  const event = foundOwn(found.event)
  if (isDone && attendee && registration)
    return {
      attendee: toAttendee(attendee),
      counts: { registered: event.registrationsCount, in: event.checkedInCount },
      isFirstEvent: registration.isFirstEvent,
    }

  if (event.deletedAt !== null) throw new DomainError('not_found')
  if (event.cancelledAt !== null) throw new DomainError('event_is_cancelled')
  // The host sees the ticket's code, so its refusal may give the reason. For an id it gives none.
  if (!attendee) throw new DomainError(refusalOf(arrival, registration !== undefined))
  const { status, checkedInAt } = attendee
  if (status === 'registered') throw alreadyIn(checkedInAt ?? at)
  if (status !== 'cancelled') throw new DomainError('ticket_without_seat')
  throw new DomainError(isLetInAnyway ? 'no_seat_left' : 'ticket_cancelled')
}

function refusalOf(arrival: Arrival, isOfOtherEvent: boolean) {
  if ('registrationId' in arrival) return 'not_found'
  return isOfOtherEvent ? 'ticket_of_other_event' : 'ticket_unknown'
}

function arrivalOf({ code, registrationId }: Body): Arrival {
  if (code && registrationId === undefined) return { code }
  if (registrationId !== undefined && code === undefined) return { registrationId }
  throw invalidField('/body/code', 'Please send the code of a ticket, or a registration')
}

const dayMs = 24 * 60 * 60 * 1000

/** If a phone's clock is fast, the check-in counts as made just now. */
function momentOf(sent: string | undefined, now: number): number {
  const at = sent === undefined ? now : Math.min(Date.parse(sent), now)
  if (at < now - dayMs) throw invalidField('/body/at', 'A check-in can be sent for one day')
  return at
}

const inIndia = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const

// The formatter is created only for a refusal. Otherwise every isolate would create it before its first request.
const writeTime = (at: number) => `${new Date(at).toLocaleString('en-IN', inIndia)} IST`

export const alreadyIn = (at: number) => new DomainError('already_checked_in', `Since ${writeTime(at)}`)

/** @throws {DomainError} `not_found` */
export async function giveEventCertificates(context: Context, eventId: string, isOn: boolean) {
  const { row } = await updateSwitch(context, { eventId, manager: requireSignedIn(context), isOn })
  return { isOn: foundOwn(row).givesCertificates }
}

/**
 * Undoes a check-in. A person who had cancelled is cancelled again. It can be repeated.
 * @throws {DomainError} `not_found`
 */
export async function undoCheckIn(context: Context, eventId: string, registrationId: string) {
  const manager = requireSignedIn(context)
  const found = await updateToExpected(context, { eventId, manager, registrationId })
  const event = foundOwn(found.event)
  return {
    attendee: toAttendee(foundOwn(found.attendee)),
    counts: { registered: event.registrationsCount, in: event.checkedInCount },
  }
}
