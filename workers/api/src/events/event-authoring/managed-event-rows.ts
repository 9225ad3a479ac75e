import { eventDrafts } from '@kere/d1/schema/events/event-drafts'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'

// Ownership goes into the statement over `events`, never after it.

/** S-503. The sign keeps SQLite from a walk over all that the educator has. */
export const isManaged = (eventId: string, manager: SignedIn): SQL =>
  sql`${events.id} = ${eventId} AND ${manager.role === 'admin' ? sql`TRUE` : sql`+${isOwn(events.educatorId, manager)}`}`

export const isDraftOf = (version: number): SQL => sql`EXISTS (SELECT 1 FROM ${eventDrafts}
  WHERE ${eventDrafts.eventId} = ${events.id} AND ${eventDrafts.version} = ${version})`

/** Checks their current approval (C-28). */
export const mayPublish = ({ userId }: SignedIn): SQL => sql`EXISTS (SELECT 1 FROM ${profiles}
  WHERE ${profiles.id} = ${userId} AND (${profiles.role} = 'admin' OR ${profiles.educatorStatus} = 'approved'))`

/** The event, if this change is the one that made it what it is. */
export const fromChanged = (eventId: string, change: string): SQL =>
  sql`FROM ${events} WHERE ${events.id} = ${eventId} AND ${events.lastChange} = ${change}`
