import { limits } from '@kere/contracts/http/limits'
import { events } from '@kere/d1/schema/events/events'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import type { Managed } from './event-draft.queries.ts'

export type HostChange = 'changed' | 'published' | 'unpublished' | 'cancelled' | 'uncancelled' | 'deleted' | 'restored'

interface Change extends Managed {
  /** `FROM events WHERE …`, which finds the event that is changed. */
  changed: SQL
  what: HostChange
  /** The earlier change that this one undoes. If its email has not left, neither email is sent. */
  takesBack?: HostChange
}

const template = 'hosted_event_changed'

/** Writes the host an email about an admin's change of their event. Put it into the batch of the change. */
export function tellHost(context: Context, { eventId, manager, changed, what, takesBack }: Change) {
  if (manager.role !== 'admin') return []
  const isOthers = sql`EXISTS (SELECT 1 ${changed} AND ${events.educatorId} <> ${manager.userId})`
  const isWaiting = (which: HostChange | undefined) =>
    and(
      sql`${outbox.userId} = (SELECT ${events.educatorId} FROM ${events} WHERE ${events.id} = ${eventId})`,
      eq(outbox.template, template),
      eq(outbox.state, 'pending'),
      eq(outbox.attempts, 0),
      sql`${outbox.details} ->> 'eventId' = ${eventId}`,
      inArray(sql`${outbox.details} ->> 'change'`, which ? [which] : []),
    )
  const isTakenBack = isWaiting(takesBack)
  const isUntold = sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${or(isTakenBack, isWaiting(what))})`
  return [
    insertOutboxRow(context, {
      template,
      details: sql`json_object('firstName', ${profiles.firstName}, 'eventId', ${events.id}, 'event', ${events.title},
        'change', ${what})`,
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${events} JOIN ${users} ON ${users.id} = ${events.educatorId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${events.id} = ${eventId} AND ${isOthers} AND ${isUntold}`,
    }),
    context.db.delete(outbox).where(and(isTakenBack, isOthers)),
  ] as const
}
