import { product } from '@kere/brand/brand'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { FileAnswer } from '../../http/route.ts'
import { calendarAnswer, writeCalendar } from '../../kit/calendars/calendar-text.ts'
import { readRequest } from '../mentorship/mentorship.ts'
import { deleteGoal, insertGoal, selectGoal, updateGoal } from './goals.queries.ts'
import { toSessions } from './session-answer.ts'
import { readSessionEntry } from './session-entries.ts'
import {
  insertSession,
  selectSession,
  selectSessions,
  updateNote,
  updateOutcome,
  updateToCancelled,
  updateToConfirmed,
  updateToMoved,
} from './sessions.queries.ts'
import { isWholeHour, movableUntil } from './slots.domain.ts'

export async function listMentorshipSessions(context: Context, requestId: string) {
  const { row, viewer } = await readRequest(context, requestId)
  const now = context.at
  const read = await selectSessions(context.db, requestId, row.mentorId, now)
  return toSessions({ read, viewer, isAccepted: row.status === 'accepted', now })
}

/** Bookings are limited, because each booking and each cancellation sends the mentor an email. */
const bookLimits = { account: { limit: 20, windowMs: 60 * 60 * 1000 } } as const

export async function bookMentorshipSession(
  context: Context,
  requestId: string,
  { startsAt, networkAddress }: { startsAt: string; networkAddress: string },
) {
  const { row, viewer, person } = await readRequest(context, requestId)
  if (viewer !== 'learner') throw new DomainError('not_found')
  await throttle(context, { act: 'mentorship_booking', account: person.userId, networkAddress, limits: bookLimits })
  const id = context.stableId('mss')
  if (context.isRetry && (await selectSession(context.db, id)).length > 0)
    return listMentorshipSessions(context, requestId)
  if (row.status !== 'accepted')
    throw new DomainError('mentorship_changed', 'Sessions are booked once a mentor has accepted.')
  requireOpen(row)
  const start = Date.parse(startsAt)
  const isBooked =
    isWholeHour(start) && (await insertSession(context, { id, requestId, learner: person, startsAt: start }))
  const sessions = await listMentorshipSessions(context, requestId)
  if (isBooked) return sessions
  const open = sessions.items.filter(
    ({ state, startsAt: at }) => (state === 'held' || state === 'confirmed') && Date.parse(at) > context.at,
  )
  throw new DomainError(open.length >= mentorshipLimits.openSessions ? 'too_many_sessions' : 'slot_not_open')
}

/** @throws {DomainError} `mentor_not_for_minors`, `mentorship_not_agreed` */
function requireOpen({ bar }: Awaited<ReturnType<typeof readRequest>>['row']) {
  if (bar) throw new DomainError(bar)
}

/** Finds the session if the caller is one of its two sides. */
export async function readSession(context: Context, id: string) {
  const session = requireFound((await selectSession(context.db, id)).at(0))
  const { row, viewer, person } = await readRequest(context, session.requestId)
  const isOthers = viewer === 'mentor' && session.mentorId !== person.userId
  if (viewer === 'admin' || isOthers) throw new DomainError('not_found')
  return { session, row, side: viewer, person }
}

export async function moveMentorshipSession(
  context: Context,
  id: string,
  { startsAt, networkAddress }: { startsAt: string; networkAddress: string },
) {
  const { session, row, side, person } = await readSession(context, id)
  if (side !== 'learner') throw new DomainError('not_found')
  await throttle(context, { act: 'mentorship_booking', account: person.userId, networkAddress, limits: bookLimits })
  const start = Date.parse(startsAt)
  if (session.startsAt === start && session.state !== 'cancelled')
    return listMentorshipSessions(context, session.requestId)
  if (session.state !== 'held' && session.state !== 'confirmed') throw new DomainError('session_changed')
  if (movableUntil(session.startsAt) <= context.at) throw new DomainError('session_not_movable')
  requireOpen(row)
  const isMoved = isWholeHour(start) && (await updateToMoved(context, session, { startsAt: start, learner: person }))
  if (isMoved) return listMentorshipSessions(context, session.requestId)
  const { session: stands } = await readSession(context, id)
  throw new DomainError(stands.lastChange === session.lastChange ? 'slot_not_open' : 'session_changed')
}

export async function cancelMentorshipSession(context: Context, id: string) {
  const { session, side, person } = await readSession(context, id)
  const isCancelled = await updateToCancelled(context, session, { actor: person, side })
  if (!isCancelled && session.state !== 'cancelled') throw new DomainError('session_changed')
  return listMentorshipSessions(context, session.requestId)
}

export async function confirmMentorshipSession(
  context: Context,
  { id, version = 0 }: { id: string; version?: number | undefined },
) {
  const { session, row, side, person } = await readSession(context, id)
  if (side !== 'mentor') throw new DomainError('not_found')
  requireOpen(row)
  const isConfirmed = await updateToConfirmed(context, session, person, version)
  const [stands] = isConfirmed ? [] : await selectSession(context.db, id)
  if (!isConfirmed && stands?.state !== 'confirmed') throw new DomainError('session_changed')
  return listMentorshipSessions(context, session.requestId)
}

export async function setMentorshipSessionOutcome(context: Context, id: string, hasHappened: boolean) {
  const { session, side } = await readSession(context, id)
  if (!(await updateOutcome(context, session, { side, hasHappened })))
    throw new DomainError(
      'session_changed',
      session.startsAt > context.at ? 'The session has not begun yet.' : undefined,
    )
  return listMentorshipSessions(context, session.requestId)
}

export async function setMentorshipSessionNote(
  context: Context,
  id: string,
  note: { text: string; isShared: boolean },
) {
  const { session, row, side } = await readSession(context, id)
  const isWritten = await updateNote(context, id, { side, ...note })
  if (!isWritten) requireOpen(row)
  return listMentorshipSessions(context, session.requestId)
}

export async function addMentorshipGoal(context: Context, requestId: string, title: string) {
  const { row, viewer } = await readRequest(context, requestId)
  if (viewer === 'admin') throw new DomainError('not_found')
  const id = context.stableId('mgl')
  const isAdded =
    (context.isRetry && (await selectGoal(context.db, id)).length > 0) ||
    (await insertGoal(context, { id, requestId, title, side: viewer }))
  if (!isAdded) requireOpen(row)
  if (!isAdded) throw new DomainError(row.status === 'accepted' ? 'too_many_goals' : 'mentorship_changed')
  return listMentorshipSessions(context, requestId)
}

async function readGoal(context: Context, id: string) {
  const goal = requireFound((await selectGoal(context.db, id)).at(0))
  const { viewer } = await readRequest(context, goal.requestId)
  if (viewer === 'admin') throw new DomainError('not_found')
  return goal
}

export async function setMentorshipGoal(context: Context, id: string, isDone: boolean) {
  const { requestId } = await readGoal(context, id)
  await updateGoal(context, id, isDone)
  return listMentorshipSessions(context, requestId)
}

export async function deleteMentorshipGoal(context: Context, id: string) {
  if (context.isDone) return listMentorshipSessions(context, context.kept)
  const { requestId } = await readGoal(context, id)
  await deleteGoal(context, id, requestId)
  return listMentorshipSessions(context, requestId)
}

export async function readMentorshipSessionCalendar(context: Context, id: string, origin: string): Promise<FileAnswer> {
  const { person } = await readSession(context, id)
  const entries = await readSessionEntry(context, id, { userId: person.userId, origin })
  return calendarAnswer(writeCalendar(entries, { name: `${product} mentorship`, origin }), id)
}
