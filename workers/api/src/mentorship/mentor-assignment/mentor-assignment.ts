import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { answerChange, getMentorshipRequest, readRequest } from '../mentorship/mentorship.ts'
import { selectCandidates, selectStanding, updateMentor, withAnswerTimes } from './assignment.queries.ts'
import { rankMentors } from './suggestions.domain.ts'

async function rank(context: Context, id: string) {
  const { row } = await readRequest(context, id)
  const today = dayInIndia(context.at)
  const asked = {
    area: row.area,
    languages: row.learnerLanguages,
    place: row.learnerPlace,
    wishedId: row.wishedMentorId,
  }
  const ranked = rankMentors(asked, await selectCandidates(context.db, row.studentId, context.at), today)
  // Answer times are the last criterion. They are read only for the first few mentors, because each mentor may have
  // many answers.
  const first = ranked.slice(0, mentorshipLimits.suggestions).map(({ candidate }) => candidate)
  return { row, ranked: rankMentors(asked, await withAnswerTimes(context.db, first, context.at), today) }
}

export async function listMentorSuggestions(context: Context, id: string) {
  const { ranked } = await rank(context, id)
  return {
    items: ranked.map(({ candidate, capacity, isFull, answerHours, reasons }) => ({
      id: candidate.id,
      name: candidate.name,
      avatarUrl: smallPictureOf(candidate.avatarUrl),
      designation: candidate.designation,
      load: candidate.load,
      capacity,
      isFull,
      isForLearner: candidate.isForLearner,
      answerHours,
      reasons,
    })),
  }
}

export async function assignMentor(
  context: Context,
  id: string,
  { mentorId, replaces }: { mentorId: string; replaces: string | null },
) {
  const { row } = await readRequest(context, id)
  if (row.status === 'pending' && row.mentorId === mentorId) return getMentorshipRequest(context, id)
  const isChanged = await updateMentor(context, { id, mentorId, replaces, admin: requireSignedIn(context) })
  if (isChanged) return getMentorshipRequest(context, id)
  const { row: stands } = await readRequest(context, id)
  if (stands.status === 'pending' && stands.mentorId === replaces) {
    const mentor = await selectStanding(context, { mentorId, learnerId: stands.studentId })
    if (stands.studentId === mentorId || !mentor.isMentor) throw new DomainError('mentor_unavailable')
    if (stands.bar === 'mentorship_not_agreed') throw new DomainError('mentorship_not_agreed')
    if (!mentor.isForLearner) throw new DomainError('mentor_not_for_minors')
    if (!mentor.hasRoom) throw new DomainError('mentor_full')
  }
  return answerChange(context, id, false, () => false)
}

/** Assigns the first suggested mentor who has room. */
export async function assignSuggested(context: Context, id: string): Promise<boolean> {
  const { row, ranked } = await rank(context, id)
  if (row.status !== 'pending' || row.mentorId !== null) return false
  const best = ranked.find(({ isFull, reasons }) => !isFull && reasons.length > 0)
  if (!best) throw new DomainError('no_mentor_suggested')
  await assignMentor(context, id, { mentorId: best.candidate.id, replaces: null })
  return true
}
