import { questionInbox } from '@kere/contracts/courses/lesson-questions'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { lessons } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { lessonQuestions } from '@kere/d1/schema/courses/lesson-questions'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Database } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

export const inboxRows = rowsOf(questionInbox, {
  select: (db, { at }) =>
    db
      .select({
        id: lessonQuestions.id,
        authorName: nameAmongMembers(at).as('shown_name'),
        text: lessonQuestions.body,
        createdAt: lessonQuestions.createdAt,
        state: lessonQuestions.state,
        courseId: lessonQuestions.courseId,
        courseTitle: sql<string>`${courses.title}`.as('course_title'),
        lessonId: lessonQuestions.lessonId,
        lessonTitle: sql<string>`${lessons.title}`.as('lesson_title'),
      })
      .from(lessonQuestions)
      .innerJoin(courses, eq(courses.id, lessonQuestions.courseId))
      .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
      .innerJoin(profiles, eq(profiles.id, lessonQuestions.authorId)),
  orders: byDate({ createdAt: lessonQuestions.createdAt, id: lessonQuestions.id }),
  filters: { state: lessonQuestions.state },
  isOwn: (context) => isOwn(lessonQuestions.educatorId, requireSignedIn(context)),
  among: isNull(lessonQuestions.hiddenAt),
})

/** The waits of the latest answers of the educator, of a course that everybody finds. */
export const selectWaits = (db: Database, courseId: string) =>
  db
    .select({ ms: sql<number>`${lessonQuestions.answeredAt} - ${lessonQuestions.createdAt}`.as('waited') })
    .from(lessonQuestions)
    .innerJoin(courses, and(eq(courses.id, lessonQuestions.courseId), eq(courses.published, true)))
    .where(and(eq(lessonQuestions.courseId, courseId), isNotNull(lessonQuestions.answeredAt)))
    .orderBy(desc(lessonQuestions.answeredAt))
    .limit(questionLimits.timed)
