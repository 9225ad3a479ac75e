import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { admins, insertOutboxRows, toAdmins } from '../../http/outbox-row.ts'
import { type Changing, changeRequest, namedInMail, requestDetails } from '../mentorship/change-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The condition repeats the text of the index's condition, so that SQLite uses it. */
const isAsked = sql`${mentorshipRequests.status} = 'pending' AND ${mentorshipRequests.mentorId} IS NOT NULL`

const isSince = (now: number, days: number) => sql`${mentorshipRequests.assignedAt} <= ${now - days * dayMs}`

const isSilent = (now: number, since: number, until: number) =>
  sql`${isAsked} AND ${isSince(now, since)} AND NOT ${isSince(now, until)}`

const isLost = sql`NOT EXISTS (SELECT 1 FROM user_entries WHERE user_id = ${mentorshipRequests.mentorId}
  AND role = 'educator' AND educator_status = 'approved' AND state = 'active')`

const { remindDays, escalateDays, returnDays } = mentorshipLimits

/** If scheduled work did not run for some time, only the latest of the missed steps is taken. */
const isDue = {
  remind: (now: number) => sql`${isSilent(now, remindDays, escalateDays)} AND ${mentorshipRequests.remindedAt} IS NULL`,
  escalate: (now: number) =>
    sql`${isSilent(now, escalateDays, returnDays)} AND ${mentorshipRequests.escalatedAt} IS NULL`,
  return: (now: number) => sql`${isAsked} AND (${isSince(now, returnDays)} OR ${isLost})`,
} as const

export type WaitingStep = keyof typeof isDue

/** The number of requests in one run, because each causes an email. */
const atOnce = 20

export const selectDue = (db: Database, step: WaitingStep, now: number) =>
  db
    .select({ id: mentorshipRequests.id })
    .from(mentorshipRequests)
    .where(isDue[step](now))
    .orderBy(mentorshipRequests.assignedAt)
    .limit(atOnce)

export const updateToReminded = (clock: Changing, id: string) =>
  changeRequest(clock, {
    id,
    when: isDue.remind(clock.at),
    to: { remindedAt: clock.at },
    step: 'reminded',
    actor: null,
    mails: [{ template: 'mentorship_reminder', to: 'mentor' }],
  })

export const updateToEscalated = (clock: Changing, id: string) =>
  changeRequest(clock, {
    id,
    when: isDue.escalate(clock.at),
    to: { escalatedAt: clock.at },
    step: 'escalated',
    actor: null,
    also: (changed) => [mailAdmins(clock, changed)],
  })

/** The step is the only row that still names the mentor. */
export const updateToReturned = (clock: Changing, id: string) =>
  changeRequest(clock, {
    id,
    when: isDue.return(clock.at),
    to: { mentorId: null, assignedAt: null, remindedAt: null, escalatedAt: null },
    step: 'returned',
    actor: null,
    mails: [{ template: 'mentorship_returned', to: 'learner' }],
  })

const mailAdmins = (clock: Changing, changed: SQL) =>
  insertOutboxRows(clock, {
    template: 'mentorship_escalated',
    ...toAdmins,
    about: namedInMail,
    details: sql`json_object('firstName', profiles.first_name, ${requestDetails})`,
    from: sql`FROM mentorship_requests CROSS JOIN ${admins} WHERE ${changed}`,
  })
