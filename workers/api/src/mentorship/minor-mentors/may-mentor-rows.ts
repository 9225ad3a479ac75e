import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isAgreedTo, isKnownMinor } from '../../accounts/guardians/agreed-rows.ts'

interface Pair {
  mentorId: SQLWrapper | string
  learnerId: SQLWrapper
}

/** True unless the learner is under 18 and no admin has approved the mentor for that. */
export const isApprovedFor = ({ mentorId, learnerId }: Pair, now: number): SQL =>
  sql`(NOT ${isKnownMinor(learnerId, now)} OR EXISTS (SELECT 1 FROM minor_mentors AS approval
    WHERE approval.id = ${mentorId} AND approval.is_approved = 1))`

/** Under 18, a mentorship needs an admin’s approval of the mentor and the guardian’s consent, for each of its steps. */
export const mayMentor = (pair: Pair, now: number): SQL =>
  sql`(${isApprovedFor(pair, now)} AND ${isAgreedTo('mentorship', pair.learnerId, now)})`

/** Why a mentorship may not go on; null if it may. Read from `mentorship_requests`. */
export const barColumn = (now: number) =>
  sql<'mentor_not_for_minors' | 'mentorship_not_agreed' | null>`CASE
    WHEN NOT ${isAgreedTo('mentorship', sql`mentorship_requests.student_id`, now)} THEN 'mentorship_not_agreed'
    WHEN mentorship_requests.mentor_id IS NOT NULL AND NOT ${isApprovedFor(ofRequest, now)} THEN 'mentor_not_for_minors' END`

/** The two people of a row of `mentorship_requests`. */
export const ofRequest = {
  mentorId: sql`mentorship_requests.mentor_id`,
  learnerId: sql`mentorship_requests.student_id`,
}
