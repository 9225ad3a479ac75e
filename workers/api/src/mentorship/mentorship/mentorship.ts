import {
  mentorshipLimits,
  mentorshipMessages,
  mentorshipStatuses,
  mentorshipStatusNames,
} from '@kere/contracts/mentorship/mentorship-options'
import { mentorship, type NewMentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { pageOf } from '../../kit/lists/keyset.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { insertRequest } from './create.queries.ts'
import { updateToAccepted, updateToCancelled, updateToCompleted, updateToRejected } from './decide.queries.ts'
import { toDetail, toRequest, viewerOf } from './mentorship-answer.ts'
import {
  mentorshipRows,
  ownMentorshipPage,
  type OwnRequest,
  selectOwnPage,
  selectRequest,
  selectSteps,
} from './mentorship.queries.ts'
import { updateToUndone } from './undo.queries.ts'

const createLimits = { account: { limit: mentorshipLimits.perHour, windowMs: 60 * 60 * 1000 } } as const

export async function createMentorshipRequest(context: Context, fields: NewMentorshipRequest, networkAddress: string) {
  const learner = requireSignedIn(context)
  const id = context.stableId('mrq')
  if (context.isRetry && (await selectRequest(context.db, id, context.at)).length > 0)
    return getMentorshipRequest(context, id)
  await throttle(context, { act: 'mentorship_request', account: learner.userId, networkAddress, limits: createLimits })
  const { isInserted, pendingAreas } = await insertRequest(context, { id, learner, ...fields })
  if (isInserted) return getMentorshipRequest(context, id)
  if (pendingAreas.length >= mentorshipLimits.pending)
    throw new DomainError('too_many_pending_requests', mentorshipMessages.tooMany)
  throw new DomainError('mentorship_area_taken', mentorshipMessages.areaTaken(fields.area))
}

export async function listMyMentorshipRequests(context: Context, request: OwnRequest) {
  const now = context.at
  const person = requireSignedIn(context)
  const page = ownMentorshipPage(request)
  const isNobodys = request.side === 'mentor' && person.role !== 'educator'
  const { rows, ...counted } = isNobodys
    ? { rows: [], total: 0, totalIsLowerBound: false, counts: countEach(mentorshipStatuses, () => 0) }
    : await selectOwnPage(context.db, person, { ...request, now }, page)
  return { ...pageOf(page, rows, (row) => toRequest(row, request.side ?? 'learner', now)), ...counted }
}

export const mentorshipReads = readsOf(mentorship, mentorshipRows, (row, { at }) => toRequest(row, 'admin', at))

/** @throws {DomainError} `not_found`, even if the request is another person's */
export async function getMentorshipRequest(context: Context, id: string) {
  const { db, at } = context
  const [[row], steps] = await db.batch([selectRequest(db, id, at), selectSteps(db, id)])
  const viewer = row && viewerOf(row, requireSignedIn(context))
  if (!row || !viewer) throw new DomainError('not_found')
  return toDetail({ row, steps, viewer, now: at })
}

/** @throws {DomainError} `not_found` if the caller has no part in the request */
export async function readRequest(context: Context, id: string) {
  const person = requireSignedIn(context)
  const [row] = await selectRequest(context.db, id, context.at)
  const viewer = row && viewerOf(row, person)
  if (!row || !viewer) throw new DomainError('not_found')
  return { row, viewer, person }
}

/** Gives the present state of the request, or throws the reason why it was not changed. */
export async function answerChange(
  context: Context,
  id: string,
  isChanged: boolean,
  isWanted: (status: string) => boolean,
) {
  const request = await getMentorshipRequest(context, id)
  if (isChanged || isWanted(request.status)) return request
  throw new DomainError('mentorship_changed', describeChanged(request.status))
}

const describeChanged = (status: keyof typeof mentorshipStatusNames) =>
  status === 'pending'
    ? 'Another educator has been asked in the meantime.'
    : `This request is ${mentorshipStatusNames[status].toLowerCase()} by now.`

export async function cancelMentorshipRequest(context: Context, id: string) {
  const { viewer, person } = await readRequest(context, id)
  if (viewer !== 'learner') throw new DomainError('not_found')
  const isChanged = await updateToCancelled(context, id, person)
  return answerChange(context, id, isChanged, (status) => status === 'cancelled')
}

export async function acceptMentorshipRequest(context: Context, id: string) {
  const { row, viewer, person } = await readRequest(context, id)
  if (viewer === 'learner') throw new DomainError('not_found')
  if (row.mentorId === null && row.status === 'pending')
    throw new DomainError('mentor_unavailable', 'Assign a mentor first.')
  const isChanged = await updateToAccepted(context, id, person)
  if (!isChanged && row.status === 'pending' && row.bar) throw new DomainError(row.bar)
  if (!isChanged && viewer === 'admin') {
    const [now] = await selectRequest(context.db, id, context.at)
    if (now?.status === 'pending')
      throw new DomainError('mentor_unavailable', 'The assigned mentor can no longer take it. Assign somebody else.')
  }
  return answerChange(context, id, isChanged, (status) => status === 'accepted')
}

/** S-413: if an admin gives no reason, a standard text is stored; if an educator gives none, nothing is (C-58). */
export async function rejectMentorshipRequest(context: Context, id: string, given: string | null | undefined) {
  const { viewer, person } = await readRequest(context, id)
  if (viewer === 'learner') throw new DomainError('not_found')
  const reason = given || (viewer === 'admin' ? mentorshipMessages.noReason : null)
  const isChanged = await updateToRejected(context, id, { actor: person, reason })
  return answerChange(context, id, isChanged, (status) => status === 'rejected')
}

export async function completeMentorship(context: Context, id: string, feedback: string | null | undefined) {
  const { viewer, person } = await readRequest(context, id)
  if (viewer === 'admin') throw new DomainError('not_found')
  const isChanged = await updateToCompleted(context, id, { actor: person, side: viewer, feedback: feedback || null })
  return answerChange(context, id, isChanged, (status) => status === 'completed')
}

export async function undoMentorshipChange(context: Context, id: string) {
  const { row, person } = await readRequest(context, id)
  if (!(await updateToUndone(context, { id, lastChange: row.lastChange, actor: person })))
    throw new DomainError('mentorship_change_final')
  return getMentorshipRequest(context, id)
}
