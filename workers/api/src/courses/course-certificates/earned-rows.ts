import { certificateLimits } from '@kere/contracts/certificates/certificate-options'
import { courseCertificates } from '@kere/d1/schema/certificates/certificates'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments, enrollmentStatus } from '@kere/d1/schema/courses/enrollments'
import { eq, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context } from '../../base/context.ts'
import { certificateOf, issueCertificates } from '../../certificates/certificates/issue-rows.ts'
import { lessonsDone } from '../learning/progress-rows.ts'

/** @param which a condition on the enrollments: those of one learner, or of one course */
const earned = (which: SQL | undefined) => sql`FROM ${courseCertificates}
  JOIN ${courses} ON ${courses.id} = ${courseCertificates.id}
  JOIN ${enrollments} ON ${enrollments.courseId} = ${courses.id}
  JOIN ${profiles} ON ${profiles.id} = ${enrollments.studentId}
  WHERE ${courseCertificates.isOn} = 1 AND ${enrollments.completed} = 1 AND ${which}
    AND ${lessonsDone} * 100 >= ${courseCertificates.minimumPercent} * ${courses.lessonCount}`

/** Put this statement after the one that completes a course, in the same batch. */
export const issueEarned = (context: Pick<Context, 'db' | 'at'>, which: SQL | undefined) =>
  issueCertificates(
    context,
    {
      kind: 'course',
      userId: sql`${enrollments.studentId}`,
      courseId: sql`${courses.id}`,
      holderName: shownName(context.at),
      courseTitle: sql`${courses.title}`,
      words: sql`${courseCertificates.words}`,
      signature: sql`${courseCertificates.signature}`,
      lessonCount: sql`${courses.lessonCount}`,
      lessonsDone,
      minutes: sql`${courses.lessonMinutes}`,
      completedAt: sql`coalesce(${enrollments.completedAt}, ${enrollments.updatedAt})`,
    },
    earned(which),
  )

const lacking = (courseId: string) => sql`${enrollments.courseId} = ${courseId} AND ${enrollmentStatus} = 'completed'
  AND ${certificateOf(sql`${enrollments.studentId}`, sql`${enrollments.courseId}`)} IS NULL`

/**
 * Issues certificates to some of the learners who completed the course earlier. The flag stays set while others are
 * left for scheduled work.
 */
export const catchUp = (context: Pick<Context, 'db' | 'at'>, courseId: string) => [
  issueEarned(
    context,
    sql`${enrollments.id} IN (SELECT ${enrollments.id} ${earned(lacking(courseId))} LIMIT ${certificateLimits.issuedAtOnce})`,
  ),
  context.db
    .update(courseCertificates)
    .set({ isCatchingUp: sql`EXISTS (SELECT 1 ${earned(lacking(courseId))})` })
    .where(eq(courseCertificates.id, courseId)),
]
