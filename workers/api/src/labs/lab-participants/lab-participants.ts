import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { labMessages } from '@kere/contracts/labs/lab-options'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { stateOf } from '../labs/lab-summary.ts'
import {
  type ParticipantFilters,
  participantPage,
  type ParticipantRow,
  selectParticipant,
  selectParticipantPage,
  updateToApproved,
  updateToRejected,
  updateToRemoved,
  updateToUndone,
} from './lab-participants.queries.ts'

const toParticipant = (row: ParticipantRow) => ({
  id: row.id,
  labId: row.labId,
  userId: row.userId,
  name: row.name,
  avatarUrl: smallPictureOf(row.avatarUrl),
  about: row.about,
  role: row.role,
  status: row.status,
  statement: row.statement,
  externalLink: row.externalLink,
  note: row.note,
  team: row.teamId === null ? null : { id: row.teamId, name: row.teamName ?? '' },
  askedAt: instantOf(row.createdAt),
  decidedAt: instantOrNull(row.decidedAt),
})

/** @throws {DomainError} `not_found` for everybody except its educator and admins (C-32) */
export async function listLabParticipants(
  context: Context,
  request: ParticipantFilters & ListRequest<'waiting' | 'newest'>,
) {
  const page = participantPage(request)
  const { lab, rows, counts } = await selectParticipantPage(context, request, requireSignedIn(context), page)
  if (!lab) throw new DomainError('not_found', labMessages.notFound)
  const { status, archivedAt, outcomeAt, closesAt, ...rest } = lab
  const total = request.role ? counts[request.role] : counts.student + counts.educator
  return {
    ...pageOf(page, rows, toParticipant),
    total,
    totalIsLowerBound: total >= page.countLimit,
    lab: {
      ...rest,
      state: stateOf({ status, archivedAt }),
      isPublic: archivedAt === null && (status === 'open' || outcomeAt !== null),
      closesAt: instantOf(closesAt),
    },
    counts,
  }
}

interface Changed {
  isDone: boolean
  row: ParticipantRow | undefined
}

/** The request is missing if its learner has withdrawn it in the meantime. */
function answerOf({ isDone, row: participant }: Changed, isWanted: (row: ParticipantRow) => boolean) {
  if (!participant) throw new DomainError('not_found', 'This request was withdrawn')
  if (isDone || isWanted(participant)) return toParticipant(participant)
  throw new DomainError(participant.status === 'pending' ? 'lab_places_full' : 'lab_request_decided')
}

const noteOf = (note: string | undefined) => note || null

/** @throws {DomainError} `not_found`, `lab_request_decided`, `lab_places_full` */
export const approveLabParticipant = async (context: Context, id: string) =>
  answerOf(await updateToApproved(context, { id, manager: requireSignedIn(context) }), () => false)

/** @throws {DomainError} `not_found`, `lab_request_decided` */
export const rejectLabParticipant = async (context: Context, id: string, note?: string) =>
  answerOf(await updateToRejected(context, { id, manager: requireSignedIn(context), note: noteOf(note) }), () => false)

/** @throws {DomainError} `not_found` */
export const removeLabParticipant = async (context: Context, id: string, note?: string) =>
  answerOf(await updateToRemoved(context, { id, manager: requireSignedIn(context), note: noteOf(note) }), () => true)

/**
 * Undoes a decision until its email has left. It can be repeated.
 * @throws {DomainError} `not_found`, `lab_decision_final`
 */
export async function undoLabDecision(context: Context, id: string) {
  const { isDone: isUndone, row } = await updateToUndone(context, { id, manager: requireSignedIn(context) })
  const participant = requireFound(row)
  if (!isUndone && participant.status !== 'pending') throw new DomainError('lab_decision_final')
  return { isUndone, participant: toParticipant(participant) }
}

/** @throws {DomainError} `not_found` */
export async function readParticipant(context: Context, id: string) {
  return requireFound(await selectParticipant(context, { id, manager: requireSignedIn(context) }))
}
