import { eventDrafts } from '@kere/d1/schema/events/event-drafts'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'

// Add these conditions to the statement itself: a check of ownership after it would come too late.

/** S-503. The plus sign keeps SQLite from reading all events of the educator. */
export const isManaged = (eventId: string, manager: SignedIn): SQL =>
  sql`${events.id} = ${eventId} AND ${manager.role === 'admin' ? sql`TRUE` : sql`+${isOwn(events.educatorId, manager)}`}`

export const isChangeableEvent = (eventId: string, manager: SignedIn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${events} WHERE ${isManaged(eventId, manager)} AND ${events.deletedAt} IS NULL)`

export const isDraftOf = (version: number): SQL => sql`EXISTS (SELECT 1 FROM ${eventDrafts}
  WHERE ${eventDrafts.eventId} = ${events.id} AND ${eventDrafts.version} = ${version})`

/** Checks that the person is approved at this moment (C-28). */
export const mayPublish = ({ userId }: SignedIn): SQL => sql`EXISTS (SELECT 1 FROM ${profiles}
  WHERE ${profiles.id} = ${userId} AND (${profiles.role} = 'admin' OR ${profiles.educatorStatus} = 'approved'))`

/** Finds the event if the named change was its latest. */
export const fromChanged = (eventId: string, change: string): SQL =>
  sql`FROM ${events} WHERE ${events.id} = ${eventId} AND ${events.lastChange} = ${change}`
