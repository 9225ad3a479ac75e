import { formerMember } from '@kere/contracts/accounts/former-member'
import type { Context } from '../../base/context.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf } from '../../base/instants.ts'
import { eventStateOf } from './event-draft-answer.ts'
import { selectDraft, type StoredEvent } from './event-draft.queries.ts'

/** @throws {DomainError} `not_found` for everybody except its educator and admins (S-503) */
export const requireEvent = async (context: Context, eventId: string): Promise<StoredEvent> =>
  foundOwn(await selectDraft(context.db, { eventId, manager: requireSignedIn(context) }))

export const answerState = async (context: Context, eventId: string) =>
  eventStateOf(await requireEvent(context, eventId), context.at)

export async function getEventDraft(context: Context, eventId: string) {
  const event = await requireEvent(context, eventId)
  const { type, startsAt, endsAt, location, educatorId } = event
  return {
    ...eventStateOf(event, context.at),
    details: event.details,
    saved:
      type === null || startsAt === null || endsAt === null
        ? null
        : { type, location, startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) },
    registrationsCount: event.registrationsCount,
    waitlistCount: event.waitlistCount,
    checkedInCount: event.checkedInCount,
    takenCount: event.takenCount,
    host: educatorId === null ? null : { id: educatorId, name: event.hostName ?? formerMember.name },
    isOwn: educatorId === requireSignedIn(context).userId,
    mayPublish: event.mayPublish,
  }
}
