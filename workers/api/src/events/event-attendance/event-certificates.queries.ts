import { product } from '@kere/brand/brand'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { and, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { isCertificateOf, issueCertificates, takeBackCertificates } from '../../certificates/certificates/issue-rows.ts'
import { change } from '../../http/change.ts'
import { isManaged } from '../event-authoring/managed-event-rows.ts'

/** For a longer event the certificate states no duration, because nobody attends all of it. */
const longestMinutes = sql.raw(String(12 * 60))

/** @param which a condition for checked-in registrations of an event that `manager` manages */
export const certifyAttendance = (context: Pick<Context, 'db' | 'at'>, which: SQL | undefined) =>
  issueCertificates(
    context,
    {
      kind: 'event',
      subjectId: sql`${events.id}`,
      userId: sql`${profiles.id}`,
      holderName: shownName(context.at),
      courseTitle: sql`${events.title}`,
      words: sql`'Was there: the host checked the ticket.'`,
      signature: sql`coalesce((SELECT trim(host.first_name || ' ' || host.last_name) FROM profiles AS host
        WHERE host.id = ${events.educatorId}), ${product})`,
      minutes: sql`CASE WHEN (${events.endsAt} - ${events.startsAt}) / 60000 <= ${longestMinutes}
        THEN (${events.endsAt} - ${events.startsAt}) / 60000 ELSE 0 END`,
      completedAt: sql`${eventRegistrations.checkedInAt}`,
    },
    sql`FROM ${events} JOIN ${eventRegistrations} ON ${eventRegistrations.eventId} = ${events.id}
      JOIN ${profiles} ON ${profiles.id} = ${eventRegistrations.userId}
      WHERE ${events.givesCertificates} = 1 AND ${eventRegistrations.status} = 'registered'
        AND ${eventRegistrations.checkedInAt} IS NOT NULL AND ${which}`,
  )

/** @param which a condition for the registration that is no longer checked in */
export const takeBackAttendance = (context: Pick<Context, 'db' | 'at'>, eventId: string, which: SQL | undefined) =>
  takeBackCertificates(
    context,
    sql`${isCertificateOf('event', eventId)} AND user_id = (SELECT ${eventRegistrations.userId} FROM ${eventRegistrations}
      WHERE ${and(which, sql`${eventRegistrations.checkedInAt} IS NULL`)})`,
  )

const selectSwitch = ({ db }: Context, eventId: string, manager: SignedIn) =>
  db
    .select({ id: events.id, givesCertificates: events.givesCertificates })
    .from(events)
    .where(isManaged(eventId, manager))

/** Switches certificates on or off. Switching them on also issues them to those who are already checked in. */
export const updateSwitch = (
  context: Context,
  { eventId, manager, isOn }: { eventId: string; manager: SignedIn; isOn: boolean },
) =>
  change(context, events, {
    id: eventId,
    when: sql`${isManaged(eventId, manager)} AND ${events.deletedAt} IS NULL AND ${events.givesCertificates} <> ${isOn}`,
    set: { givesCertificates: isOn },
    audit: { action: isOn ? 'event_certificate.on' : 'event_certificate.off', subject: 'event' },
    after: [certifyAttendance(context, isManaged(eventId, manager))],
    read: selectSwitch(context, eventId, manager),
  })
