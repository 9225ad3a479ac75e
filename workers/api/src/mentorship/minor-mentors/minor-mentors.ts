import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { minorMentors } from '@kere/contracts/mentorship/minor-mentors'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import {
  insertUndecided,
  type MinorMentorRow,
  minorMentorRows,
  updateToDecided,
  updateToUndone,
} from './minor-mentors.queries.ts'

const toMinorMentor = (row: MinorMentorRow) => ({
  id: row.id,
  name: row.name ?? '',
  avatarUrl: smallPictureOf(row.avatarUrl),
  designation: row.designation,
  isApproved: row.isApproved ?? false,
  reason: row.reason,
  decidedAt: instantOrNull(row.decidedAt),
  decidedBy: row.decidedBy,
  joinedAt: instantOf(row.createdAt),
})

export const minorMentorReads = readsOf(minorMentors, minorMentorRows, toMinorMentor)

/** Deciding the same again changes nothing. */
export async function setMinorMentor(context: Context, id: string, decision: { isApproved: boolean; reason: string }) {
  await insertUndecided(context, id)
  const { row } = await updateToDecided(context, { id, admin: requireSignedIn(context), ...decision })
  return toMinorMentor(requireFound(row))
}

/** @throws {DomainError} `minor_mentor_final` */
export async function undoMinorMentor(context: Context, id: string) {
  const { isDone, row } = await updateToUndone(context, { id, admin: requireSignedIn(context) })
  const found = requireFound(row)
  if (!isDone) throw new DomainError('minor_mentor_final')
  return toMinorMentor(found)
}
