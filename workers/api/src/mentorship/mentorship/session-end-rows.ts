import { mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { type SQL, sql } from 'drizzle-orm'
import type { Changing } from './change-rows.ts'

/**
 * Cancels the future sessions of a mentorship that ends.
 * @param changed a condition on `mentorship_requests`
 */
export const endSessions = ({ db, at, newId }: Changing, changed: SQL) =>
  db.update(mentorshipSessions).set({
    state: 'cancelled',
    sequence: sql`${mentorshipSessions.sequence} + 1`,
    lastChange: newId('chg'),
    updatedAt: at,
  }).where(sql`${mentorshipSessions.state} IN ('held', 'confirmed') AND ${mentorshipSessions.startsAt} > ${at}
      AND ${mentorshipSessions.requestId} = (SELECT mentorship_requests.id FROM mentorship_requests WHERE ${changed})`)
