import { mentorshipLimits, type MentorshipStep } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipGoals, mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { mentorSettings } from '@kere/d1/schema/mentorship/mentor-settings'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import type { MailTemplate } from '../../http/labels.ts'
import { copyToGuardian, writerName } from '../../accounts/guardians/copy-rows.ts'
import { mayMentor, ofRequest } from '../minor-mentors/may-mentor-rows.ts'
import { certifyMentorship } from '../mentorship/mentorship-certificate-rows.ts'
import { type Changing, insertStep, mailRow } from '../mentorship/change-rows.ts'
import { bookableFrom, bookableUntil, heldUntil, hourOfWeek, sessionMs } from './slots.domain.ts'

/** The condition is literal SQL, so that SQLite recognises the condition of the partial indexes. */
const isOpen = sql`${mentorshipSessions.state} IN ('held', 'confirmed')`

export async function selectSessions(db: Database, requestId: string, mentorId: string | null, now: number) {
  const [items, goals, [settings], taken] = await db.batch([
    db
      .select()
      .from(mentorshipSessions)
      .where(eq(mentorshipSessions.requestId, requestId))
      .orderBy(desc(mentorshipSessions.startsAt))
      .limit(4 * mentorshipLimits.sessions),
    db
      .select({ id: mentorshipGoals.id, title: mentorshipGoals.title, doneAt: mentorshipGoals.doneAt })
      .from(mentorshipGoals)
      .where(eq(mentorshipGoals.requestId, requestId))
      .orderBy(asc(mentorshipGoals.createdAt), asc(mentorshipGoals.id)),
    db
      .select({
        weeklyHours: mentorSettings.weeklyHours,
        openedStarts: mentorSettings.openedStarts,
        closedStarts: mentorSettings.closedStarts,
        confirmsItself: mentorSettings.confirmsItself,
        meetingUrl: mentorSettings.meetingUrl,
      })
      .from(mentorSettings)
      .where(eq(mentorSettings.mentorId, mentorId ?? '')),
    db
      .select({ startsAt: mentorshipSessions.startsAt })
      .from(mentorshipSessions)
      .where(
        and(
          eq(mentorshipSessions.mentorId, mentorId ?? ''),
          isOpen,
          sql`${mentorshipSessions.startsAt} > ${now} AND ${mentorshipSessions.startsAt} <= ${bookableUntil(now)}`,
        ),
      ),
  ])
  return { items, goals, settings, taken: taken.map(({ startsAt }) => startsAt) }
}

export const selectSession = (db: Database, id: string) =>
  db.select().from(mentorshipSessions).where(eq(mentorshipSessions.id, id))

export type SessionRow = Awaited<ReturnType<typeof selectSession>>[number]

/**
 * Tells that the mentor has the hour open and nobody has booked it.
 * @param mentor a column
 */
const isOpenSlot = (mentor: SQL, startsAt: number, now: number) => sql`
  ${startsAt} >= ${bookableFrom(now)} AND ${startsAt} <= ${bookableUntil(now)}
  AND EXISTS (SELECT 1 FROM mentor_settings WHERE mentor_settings.mentor_id = ${mentor}
    AND (EXISTS (SELECT 1 FROM json_each(mentor_settings.weekly_hours) WHERE value = ${hourOfWeek(startsAt)})
      OR EXISTS (SELECT 1 FROM json_each(mentor_settings.opened_starts) WHERE value = ${startsAt}))
    AND NOT EXISTS (SELECT 1 FROM json_each(mentor_settings.closed_starts) WHERE value = ${startsAt}))
  AND EXISTS (SELECT 1 FROM user_entries WHERE user_entries.user_id = ${mentor}
    AND user_entries.role = 'educator' AND user_entries.educator_status = 'approved' AND user_entries.state = 'active')
  AND NOT EXISTS (SELECT 1 FROM mentorship_sessions AS booked WHERE booked.mentor_id = ${mentor}
    AND booked.starts_at = ${startsAt} AND booked.state IN ('held', 'confirmed'))`

const ofSession = { mentorId: mentorshipSessions.mentorId, learnerId: mentorshipSessions.studentId }

const learnerIsFree = (learnerId: string, startsAt: number) => sql`NOT EXISTS (
  SELECT 1 FROM mentorship_sessions AS own WHERE own.student_id = ${learnerId}
  AND own.starts_at = ${startsAt} AND own.state IN ('held', 'confirmed'))`

const confirms = (mentor: SQL) =>
  sql`(SELECT confirms_itself FROM mentor_settings WHERE mentor_settings.mentor_id = ${mentor})`

const instant = (at: number | SQL) => sql`'startsAt', strftime('%Y-%m-%dT%H:%M:%SZ', ${at} / 1000, 'unixepoch')`

interface Booking {
  id: string
  requestId: string
  learner: SignedIn
  startsAt: number
}

/**
 * Books a session. The insert's conditions, and the unique indexes on the slot and the learner, decide.
 * @returns whether it is booked
 */
export async function insertSession(context: Context, { id, requestId, learner, startsAt }: Booking) {
  const { db, at } = context
  const mentor = sql`mentorship_requests.mentor_id`
  const row = {
    id,
    requestId: sql`mentorship_requests.id`,
    studentId: learner.userId,
    mentorId: mentor,
    state: sql`iif(${confirms(mentor)} = 1, 'confirmed', 'held')`,
    startsAt,
    endsAt: startsAt + sessionMs,
    heldUntil: sql`iif(${confirms(mentor)} = 1, NULL, ${heldUntil(startsAt, at)})`,
    lastChange: id,
    createdAt: at,
    updatedAt: at,
  }
  const from = sql`FROM mentorship_requests WHERE mentorship_requests.id = ${requestId}
    AND mentorship_requests.status = 'accepted' AND mentorship_requests.student_id = ${learner.userId}
    AND (SELECT count(*) FROM mentorship_sessions AS mine WHERE mine.request_id = ${requestId}
      AND mine.state IN ('held', 'confirmed') AND mine.starts_at > ${at}) < ${mentorshipLimits.openSessions}
    AND ${isOpenSlot(mentor, startsAt, at)} AND ${learnerIsFree(learner.userId, startsAt)}
    AND ${mayMentor(ofRequest, at)}`
  const { inserted } = await namedBatch(db, [
    { inserted: insertSelect(db, mentorshipSessions, row, from).returning({ id: mentorshipSessions.id }) },
    ...changeRows(context, {
      sessionId: id,
      requestId,
      change: id,
      step: 'booked',
      actor: learner,
      mails: [
        { template: 'mentorship_session_booked', to: 'mentor' },
        { template: 'mentorship_session_confirmed', to: 'learner', state: 'confirmed' },
      ],
    }),
  ])
  return inserted.length > 0
}

interface Told {
  sessionId: string
  requestId: string
  change: string
  step: MentorshipStep
  actor: SignedIn | null
  mails: readonly { template: MailTemplate; to: 'learner' | 'mentor'; state?: string }[]
}

/** The step and the mails about a change of a session, written only if the change took effect. */
function changeRows(context: Changing, { sessionId, requestId, change, step, actor, mails }: Told) {
  const session = sql`SELECT starts_at FROM mentorship_sessions WHERE id = ${sessionId} AND last_change = ${change}`
  const changed = sql`mentorship_requests.id = ${requestId} AND EXISTS (${session})`
  return [
    insertStep(context, {
      step,
      actor,
      startsAt: sql`(${session})`,
      from: sql`FROM mentorship_requests WHERE ${changed}`,
    }),
    ...mails.map(({ state, ...mail }) =>
      mailRow(
        context,
        { ...mail, details: instant(sql`(${session})`) },
        state === undefined
          ? changed
          : sql`${changed} AND EXISTS (SELECT 1 FROM mentorship_sessions WHERE id = ${sessionId} AND state = ${state})`,
      ),
    ),
  ]
}

interface SessionChange extends Omit<Told, 'change' | 'sessionId' | 'requestId'> {
  session: Pick<SessionRow, 'id' | 'requestId'>
  when: SQL | undefined
  to: Partial<{ [Name in keyof SessionRow]: SessionRow[Name] | SQL }>
}

/** @returns whether this request changed it */
export async function updateSession(context: Changing, { session, when, to, ...told }: SessionChange) {
  const { db, at, newId } = context
  const change = newId('chg')
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(mentorshipSessions)
        .set({ ...to, lastChange: change, updatedAt: at })
        .where(and(eq(mentorshipSessions.id, session.id), when)),
    },
    ...changeRows(context, { ...told, sessionId: session.id, requestId: session.requestId, change }),
  ])
  return isDone
}

/** Moves the session from the state that was seen, so that only one of two simultaneous moves succeeds. */
export const updateToMoved = (
  context: Context,
  session: SessionRow,
  { startsAt, learner }: { startsAt: number; learner: SignedIn },
) => {
  const now = context.at
  const mentor = sql`mentorship_sessions.mentor_id`
  return updateSession(context, {
    session,
    when: sql`${isOpen} AND ${mentorshipSessions.lastChange} = ${session.lastChange}
      AND ${mentorshipSessions.startsAt} > ${now + mentorshipLimits.moveHours * 60 * 60 * 1000}
      AND ${isOpenSlot(mentor, startsAt, now)} AND ${learnerIsFree(learner.userId, startsAt)}
      AND ${mayMentor(ofSession, now)}`,
    to: {
      startsAt,
      endsAt: startsAt + sessionMs,
      state: sql`iif(${confirms(mentor)} = 1, 'confirmed', 'held')`,
      heldUntil: sql`iif(${confirms(mentor)} = 1, NULL, ${heldUntil(startsAt, now)})`,
      sequence: sql`${mentorshipSessions.sequence} + 1`,
      dayRemindedAt: null,
      hourRemindedAt: null,
    },
    step: 'moved',
    actor: learner,
    mails: [{ template: 'mentorship_session_moved', to: 'mentor' }],
  })
}

export const updateToCancelled = (
  context: Changing,
  session: Pick<SessionRow, 'id' | 'requestId'>,
  { actor, side }: { actor: SignedIn | null; side: 'learner' | 'mentor' | null },
  when = sql`${mentorshipSessions.startsAt} > ${context.at}`,
) =>
  updateSession(context, {
    session,
    when: sql`${isOpen} AND ${when}`,
    to: { state: 'cancelled', cancellingSide: side, sequence: sql`${mentorshipSessions.sequence} + 1` },
    step: 'session_cancelled',
    actor,
    mails: [{ template: 'mentorship_session_cancelled', to: side === 'learner' ? 'mentor' : 'learner' }],
  })

/** Confirms only the time that the mentor has read, because the learner may have moved the session. */
export const updateToConfirmed = (context: Context, session: SessionRow, mentor: SignedIn, version: number) =>
  updateSession(context, {
    session,
    when: sql`${mentorshipSessions.state} = 'held' AND ${mentorshipSessions.sequence} = ${version}
      AND ${mentorshipSessions.startsAt} > ${context.at} AND ${mayMentor(ofSession, context.at)}`,
    to: { state: 'confirmed', heldUntil: null },
    step: 'confirmed',
    actor: mentor,
    mails: [{ template: 'mentorship_session_confirmed', to: 'learner' }],
  })

/** Saves an outcome once the session has begun. Each side reports its own and may correct it. */
export async function updateOutcome(
  context: Context,
  { id, requestId }: Pick<SessionRow, 'id' | 'requestId'>,
  { side, hasHappened }: { side: 'learner' | 'mentor'; hasHappened: boolean },
) {
  const { db, at } = context
  const outcome = hasHappened ? 'happened' : 'missed'
  const [own, other] =
    side === 'learner'
      ? [{ learnerOutcome: outcome } as const, mentorshipSessions.mentorOutcome]
      : [{ mentorOutcome: outcome } as const, mentorshipSessions.learnerOutcome]
  const update = db
    .update(mentorshipSessions)
    .set({ ...own, state: sql`iif(${other} IS ${outcome}, ${outcome}, 'confirmed')`, updatedAt: at })
    .where(
      sql`${mentorshipSessions.id} = ${id} AND ${mentorshipSessions.state} IN ('confirmed', 'happened', 'missed')
        AND ${mentorshipSessions.startsAt} <= ${at}`,
    )
  const { isDone } = await actBatch(context, [{ done: update }, ...certifyMentorship(context, requestId)])
  return isDone
}

interface NewNote {
  side: 'learner' | 'mentor'
  text: string
  isShared: boolean
}

/**
 * Saves a note. What the mentor newly shares with a learner under 18 is copied to the guardian in the same batch, and is
 * not saved once that mentorship may not go on.
 * @returns whether it is saved
 */
export async function updateNote(context: Context, id: string, { side, text, isShared }: NewNote) {
  const { db, at } = context
  const isOf = eq(mentorshipSessions.id, id)
  if (side === 'learner') {
    await db
      .update(mentorshipSessions)
      .set({ learnerNote: text || null, isLearnerNoteShared: isShared })
      .where(isOf)
    return true
  }
  const isWritable = and(isOf, isShared && text ? mayMentor(ofSession, at) : undefined)
  const { written } = await namedBatch(db, [
    ...(isShared && text
      ? [
          copyToGuardian(context, {
            childId: mentorshipSessions.studentId,
            writer: writerName(mentorshipSessions.mentorId),
            kind: 'note',
            text,
            from: sql`FROM ${mentorshipSessions} WHERE ${isWritable}
              AND (${mentorshipSessions.mentorNote} IS NOT ${text} OR NOT ${mentorshipSessions.isMentorNoteShared})`,
          }),
        ]
      : []),
    {
      written: db
        .update(mentorshipSessions)
        .set({ mentorNote: text || null, isMentorNoteShared: isShared })
        .where(isWritable)
        .returning({ id: mentorshipSessions.id }),
    },
  ])
  return written.length > 0
}
