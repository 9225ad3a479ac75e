import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { type SQL, sql } from 'drizzle-orm'
import type { NewMail } from '../../http/outbox-row.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

/**
 * The statement must run before the update that completes the course, so that a learner who had completed it gets no
 * second email.
 * @param isCompleting a condition over `enrollments`
 */
export const completionMail = (isCompleting: SQL | undefined): NewMail & { from: SQL } => ({
  template: 'course_completed',
  details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${titleForMail('course', courses)})`,
  from: sql`FROM ${enrollments} JOIN ${courses} ON ${courses.id} = ${enrollments.courseId}
    JOIN ${users} ON ${users.id} = ${enrollments.studentId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
    WHERE ${enrollments.completed} = 0 AND ${isCompleting}`,
})
