import { limits } from '@kere/contracts/http/limits'
import { courses } from '@kere/d1/schema/courses/courses'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'

export type CourseChange = 'published' | 'unpublished' | 'archived' | 'deleted' | 'restored'

interface Change {
  courseId: string
  author: SignedIn
  change: CourseChange | SQL
  /** If the first of the two emails has not left, neither is sent. */
  takesBack: CourseChange[]
  /** `FROM courses WHERE …`, of the course that is about to be changed. */
  from: SQL
}

const template = 'course_changed'

/** Belongs into the batch of the change, before it. */
export function tellEducator(context: Context, { courseId, author, change, takesBack, from }: Change) {
  const { db, at } = context
  const isTakenBack = and(
    eq(outbox.template, template),
    gt(outbox.createdAt, at - limits.undoSeconds * 1000),
    eq(outbox.state, 'pending'),
    sql`${outbox.details} ->> 'courseId' = ${courseId}`,
    inArray(sql`${outbox.details} ->> 'change'`, takesBack),
  )
  const isOthers = and(eq(courses.id, courseId), ne(courses.educatorId, author.userId), sql`EXISTS (SELECT 1 ${from})`)
  return [
    insertOutboxRow(context, {
      template,
      details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${courses.title}, 'change', ${change})`,
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${courses} JOIN ${users} ON ${users.id} = ${courses.educatorId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isOthers} AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${isTakenBack})`,
    }),
    db.delete(outbox).where(and(isTakenBack, sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${isOthers})`)),
  ] as const
}
