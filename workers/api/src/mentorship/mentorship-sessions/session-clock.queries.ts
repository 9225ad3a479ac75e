import { mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { mayMentor } from '../minor-mentors/may-mentor-rows.ts'
import { type Changing, namedInMail, requestDetails } from '../mentorship/change-rows.ts'

const hourMs = 60 * 60 * 1000

/** The number of sessions in one run, because each causes emails. */
const atOnce = 20

const columns = { id: mentorshipSessions.id, requestId: mentorshipSessions.requestId }

export const isReleased = (now: number) =>
  sql`${mentorshipSessions.state} = 'held' AND ${mentorshipSessions.heldUntil} <= ${now}`

export const selectReleased = (db: Database, now: number) =>
  db.select(columns).from(mentorshipSessions).where(isReleased(now)).orderBy(mentorshipSessions.heldUntil).limit(atOnce)

/**
 * The session's mentor was erased or suspended, or no longer teaches, or may no longer mentor this learner under 18. It
 * is checked only for sessions in the next 48 hours.
 */
export const isLost = (now: number) => sql`${mentorshipSessions.state} IN ('held', 'confirmed')
  AND ${mentorshipSessions.startsAt} > ${now} AND ${mentorshipSessions.startsAt} <= ${now + 48 * hourMs}
  AND NOT (EXISTS (SELECT 1 FROM user_entries WHERE user_id = ${mentorshipSessions.mentorId}
    AND role = 'educator' AND educator_status = 'approved' AND state = 'active')
    AND ${mayMentor({ mentorId: mentorshipSessions.mentorId, learnerId: mentorshipSessions.studentId }, now)})`

export const selectLost = (db: Database, now: number) =>
  db.select(columns).from(mentorshipSessions).where(isLost(now)).orderBy(mentorshipSessions.startsAt).limit(atOnce)

const reminders = {
  /** A session that was booked on the day before is not reminded of. */
  tomorrow: {
    template: 'mentorship_session_tomorrow',
    column: sql`day_reminded_at`,
    afterMs: 12 * hourMs,
    untilMs: 24 * hourMs,
  },
  soon: { template: 'mentorship_session_soon', column: sql`hour_reminded_at`, afterMs: 0, untilMs: hourMs },
} as const

/** Emails both sides of the sessions and marks the same sessions, in one atomic batch. */
export async function remind(clock: Changing, kind: keyof typeof reminders) {
  const { template, column, afterMs, untilMs } = reminders[kind]
  const now = clock.at
  const due = sql`SELECT id FROM mentorship_sessions WHERE state IN ('held', 'confirmed') AND state = 'confirmed'
    AND starts_at > ${now + afterMs} AND starts_at <= ${now + untilMs} AND ${column} IS NULL
    ORDER BY starts_at, id LIMIT ${atOnce}`
  const { marked } = await namedBatch(clock.db, [
    insertOutboxRows(clock, {
      template,
      userId: sql`users.id`,
      to: sql`users.email`,
      about: namedInMail,
      details: sql`json_object('firstName', profiles.first_name, ${requestDetails},
        'startsAt', strftime('%Y-%m-%dT%H:%M:%SZ', sessions.starts_at / 1000, 'unixepoch'))`,
      from: sql`FROM (${due}) AS due CROSS JOIN mentorship_sessions AS sessions ON sessions.id = due.id
        CROSS JOIN mentorship_requests ON mentorship_requests.id = sessions.request_id
        CROSS JOIN users ON users.id IN (sessions.student_id, sessions.mentor_id)
        CROSS JOIN profiles ON profiles.id = users.id WHERE TRUE`,
    }),
    {
      marked: clock.db
        .update(mentorshipSessions)
        .set(kind === 'soon' ? { hourRemindedAt: now } : { dayRemindedAt: now })
        .where(sql`${mentorshipSessions.id} IN (${due})`)
        .returning({ id: mentorshipSessions.id }),
    },
  ])
  return marked.length
}
