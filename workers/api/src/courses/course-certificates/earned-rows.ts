import { courseCertificates } from '@kere/d1/schema/certificates/certificates'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments, enrollmentStatus } from '@kere/d1/schema/courses/enrollments'
import { type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context } from '../../base/context.ts'
import { certificateOf, issueCertificates } from '../../certificates/certificates/issue-rows.ts'
import { lessonsDone } from '../learning/progress-rows.ts'

/** @param which of the enrollments are looked at: of one learner, or of one course */
const earned = (which: SQL | undefined) => sql`FROM ${courseCertificates}
  JOIN ${courses} ON ${courses.id} = ${courseCertificates.id}
  JOIN ${enrollments} ON ${enrollments.courseId} = ${courses.id}
  JOIN ${profiles} ON ${profiles.id} = ${enrollments.studentId}
  WHERE ${courseCertificates.isOn} = 1 AND ${enrollments.completed} = 1 AND ${which}
    AND ${lessonsDone} * 100 >= ${courseCertificates.minimumPercent} * ${courses.lessonCount}`

/** A statement of the batch in which a course is completed, after it. */
export const issueEarned = (context: Pick<Context, 'db' | 'at'>, which: SQL | undefined) =>
  issueCertificates(
    context,
    {
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

const lacking = (
  courseId: SQL | string,
) => sql`${enrollments.courseId} = ${courseId} AND ${enrollmentStatus} = 'completed'
  AND ${certificateOf(sql`${enrollments.studentId}`, sql`${enrollments.courseId}`)} IS NULL`

export const issueLacking = (context: Pick<Context, 'db' | 'at'>, courseId: string, limit: number) =>
  issueEarned(context, sql`${enrollments.id} IN (SELECT ${enrollments.id} ${earned(lacking(courseId))} LIMIT ${limit})`)

export const isLacking = (courseId: SQL) => sql`EXISTS (SELECT 1 ${earned(lacking(courseId))})`
