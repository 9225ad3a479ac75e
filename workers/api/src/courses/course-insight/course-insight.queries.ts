import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import {
  courseActivityCounts,
  courseMessages,
  courseStopCounts,
  lessonQuestionCounts,
  lessonStepCounts,
} from '@kere/d1/schema/courses/course-insight'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { isAuthored } from '../course-authoring/authored-rows.ts'
import { fullName } from './message-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Everybody who was active earlier is one number, the rest. */
export const recentDays = 30

const isLive = and(isNull(modules.removedAt), isNull(lessons.removedAt))

/** The statements read counters alone: a few rows for each lesson, however many people learn in the course. */
export const selectInsight = (
  { db, at }: Pick<Context, 'db' | 'at'>,
  { courseId, author }: { courseId: string; author: SignedIn },
) =>
  [
    db
      .select({
        id: courses.id,
        title: courses.title,
        draftTitle: sql<string | null>`nullif(${courseDrafts.details} ->> 'title', '')`.as('draft_title'),
        enrolledCount: courses.enrollmentCount,
        finishedCount: courses.completedCount,
        notBegunCount: sql<number>`coalesce((SELECT count FROM course_stop_counts
          WHERE course_id = ${courseId} AND lesson_id = ''), 0)`.as('not_begun'),
        sender: sql<string>`iif(${courses.educatorId} = ${author.userId}, (SELECT ${fullName} FROM profiles AS author
          WHERE author.id = ${author.userId}), '')`.as('sender'),
      })
      .from(courses)
      .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
      .where(isAuthored(courseId, author)),
    db
      .select({
        id: lessons.id,
        title: lessons.title,
        moduleTitle: sql<string>`${modules.title}`.as('module_title'),
        stoppedCount: sql<number>`coalesce(${courseStopCounts.count}, 0)`.as('stopped'),
        questionsCount: sql<number>`coalesce(${lessonQuestionCounts.count}, 0)`.as('questions'),
      })
      .from(modules)
      .innerJoin(lessons, eq(lessons.moduleId, modules.id))
      .leftJoin(
        courseStopCounts,
        and(eq(courseStopCounts.courseId, modules.courseId), eq(courseStopCounts.lessonId, lessons.id)),
      )
      .leftJoin(lessonQuestionCounts, eq(lessonQuestionCounts.lessonId, lessons.id))
      .where(and(eq(modules.courseId, courseId), isLive))
      .orderBy(asc(modules.position), asc(lessons.position)),
    db
      .select({ lessonId: lessonStepCounts.lessonId, step: lessonStepCounts.step, count: lessonStepCounts.count })
      .from(modules)
      .innerJoin(lessons, eq(lessons.moduleId, modules.id))
      .innerJoin(lessonStepCounts, eq(lessonStepCounts.lessonId, lessons.id))
      .where(and(eq(modules.courseId, courseId), isLive)),
    db
      .select({ day: courseActivityCounts.day, count: courseActivityCounts.count })
      .from(courseActivityCounts)
      .where(
        and(
          eq(courseActivityCounts.courseId, courseId),
          gte(courseActivityCounts.day, dayInIndia(at - (recentDays - 1) * dayMs)),
        ),
      ),
    db
      .select({
        id: courseMessages.id,
        subject: courseMessages.subject,
        text: courseMessages.body,
        silence: courseMessages.silence,
        lessonId: courseMessages.lessonId,
        lessonTitle: lessons.title,
        sentAt: courseMessages.sentAt,
        recipientsCount: courseMessages.recipientsCount,
        returnedCount: courseMessages.returnedCount,
        writtenUntil: courseMessages.writtenUntil,
      })
      .from(courseMessages)
      .leftJoin(lessons, eq(lessons.id, courseMessages.lessonId))
      .where(eq(courseMessages.courseId, courseId))
      .orderBy(desc(courseMessages.sentAt), desc(courseMessages.id))
      .limit(1),
  ] as const

type Selected = ReturnType<typeof selectInsight>

export interface InsightRows {
  course: Awaited<Selected[0]>[number] | undefined
  lessons: Awaited<Selected[1]>
  steps: Awaited<Selected[2]>
  activity: Awaited<Selected[3]>
  message: Awaited<Selected[4]>[number] | undefined
}
