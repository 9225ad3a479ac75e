import { t } from '@kere/brand/messages'
import type { Language } from '@kere/contracts/accounts/languages'
import { isOnlyOpened } from '@kere/contracts/courses/progress-text'
import { shownWeeks } from '@kere/contracts/console/week-counts'
import { limits } from '@kere/contracts/http/limits'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { courses } from '@kere/d1/schema/courses/courses'
import {
  courseCompletionWeekCounts,
  courseEnrollmentWeekCounts,
  enrollments,
  enrollmentWeekCounts,
} from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { countsOf, lastMondays } from '../../base/weeks.ts'
import { batchPart } from '../../http/batch-part.ts'
import { said, writtenTitle } from '../../http/said.ts'
import { translationOf, withTitle } from '../../kit/translations/translation-rows.ts'
import { lessonsDone, minutesLeft, resumeLessonFor } from '../learning/progress-rows.ts'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'

const latelyMs = 30 * 24 * 60 * 60 * 1000

export const ownEnrollmentFigures = batchPart(
  ({ db, userId, now, language }) => [
    db
      .select({
        enrolled: sql<number>`count(*)`.as('enrolled'),
        completed: sql<number>`coalesce(sum(${enrollments.completed}), 0)`.as('completed_count'),
        completedLately: sql<number>`coalesce(sum(${enrollments.completedAt} > ${now - latelyMs}), 0)`.as(
          'lately_count',
        ),
      })
      .from(enrollments)
      .where(eq(enrollments.studentId, userId)),
    selectOwn(db, userId, language).limit(limits.dashboardCourses),
    selectNext(db, userId, language),
    selectOthers(db, userId, language, sql`${courses.category} = (${lastCategory(userId)})`).limit(
      limits.dashboardRows,
    ),
    selectOthers(db, userId, language).limit(limits.dashboardRows),
  ],
  ([[counted], own, [next], sameCategory, newest]) => ({
    ...(counted ?? { enrolled: 0, completed: 0, completedLately: 0 }),
    nextCourse: next ? shown(next) : null,
    courses: own.map(shown),
    recommended: firstOf([...sameCategory, ...newest], limits.dashboardRows).map(shown),
  }),
  ([[counted], , [next]]) => {
    const row = { id: 'course', kind: 'open', at: null } as const
    if (next) return [{ ...row, ...goOn(next) }]
    const browse = { path: '/courses', act: t('Browse courses', 'Button, next step') }
    return counted && counted.enrolled > 0
      ? [
          {
            ...row,
            ...browse,
            title: t('Choose your next course', 'Next step'),
            text: t('You have completed every course you enrolled in.', 'Next step'),
          },
        ]
      : [
          {
            ...row,
            ...browse,
            title: t('Find your first course', 'Next step'),
            text: t('Courses you enroll in appear here, with your progress in each.', 'Next step'),
          },
        ]
  },
)

type UnderWay = Awaited<ReturnType<typeof selectNext>>[number]

function goOn(found: UnderWay) {
  const course = withTitle(found)
  const { id, progress, lessonCount, resumeLesson: lesson } = course
  const path = `/dashboard/my-courses/${id}`
  const title = writtenTitle(course)
  const goesOn = t('Continue', 'Button, next step')
  if (progress === 0)
    return { title, text: t('Not started yet.', 'Next step'), path, act: t('Start course', 'Button, next step') }
  if (!lesson && isOnlyOpened(course)) return { title, text: t('No lesson done yet.', 'Next step'), path, act: goesOn }
  if (!lesson)
    return {
      title,
      text: said('You are {progress}% of the way through.', { progress: String(progress) }, 'Next step'),
      path,
      act: goesOn,
    }
  return {
    title: writtenTitle(lesson),
    fact: said(
      'Lesson {number} of {count}',
      { number: String(lesson.number), count: String(lessonCount) },
      'Next step, before the name of a course',
    ),
    text: title,
    path: `${path}?lesson=${lesson.id}`,
    act: said('Resume, {minutes} min', { minutes: String(lesson.durationMinutes) }, 'Button, next step'),
  }
}

const firstMonday = (now: number) => lastMondays(now, shownWeeks)[0]

export const enrollmentFigures = batchPart(
  ({ db, now }) => [
    db
      .select()
      .from(enrollmentWeekCounts)
      .where(gte(enrollmentWeekCounts.week, firstMonday(now))),
  ],
  ([byWeek], now) => ({ enrollmentsByWeek: countsOf(lastMondays(now, shownWeeks), byWeek) }),
)

/** Counts the weeks of one educator's courses. */
const selectWeeks = (
  db: Database,
  counts: typeof courseEnrollmentWeekCounts | typeof courseCompletionWeekCounts,
  educatorId: string,
  now: number,
) =>
  db
    .select({ week: counts.week, count: sql<number>`sum(${counts.count})`.as('week_count') })
    .from(courses)
    .innerJoin(counts, eq(counts.courseId, courses.id))
    .where(and(eq(courses.educatorId, educatorId), gte(counts.week, firstMonday(now))))
    .groupBy(counts.week)

export const receivedEnrollmentFigures = batchPart(
  ({ db, userId, now }) => [
    db.select({ count: profiles.learnerCount }).from(profiles).where(eq(profiles.id, userId)),
    db
      .select({
        id: enrollments.id,
        courseId: enrollments.courseId,
        courseTitle: courses.title,
        learnerName: shownName(now).as('learner_name'),
        enrolledAt: enrollments.createdAt,
      })
      .from(courses)
      .innerJoin(enrollments, sql`${enrollments.id} IN (${newestOfCourse})`)
      .innerJoin(profiles, eq(profiles.id, enrollments.studentId))
      .where(eq(courses.educatorId, userId))
      .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
      .limit(limits.dashboardRows),
    selectWeeks(db, courseEnrollmentWeekCounts, userId, now),
    selectWeeks(db, courseCompletionWeekCounts, userId, now),
  ],
  ([[learners], newest, started, finished], now) => ({
    startedByWeek: countsOf(lastMondays(now, shownWeeks), started),
    finishedByWeek: countsOf(lastMondays(now, shownWeeks), finished),
    learners: learners?.count ?? 0,
    newestEnrollments: newest.map(({ id, courseId, courseTitle, learnerName, enrolledAt }) => ({
      id,
      course: { id: courseId, title: courseTitle },
      learnerName,
      enrolledAt: new Date(enrolledAt).toISOString(),
    })),
  }),
)

const shown = <Row extends Parameters<typeof withTitle>[0] & { coverImage: string | null }>(row: Row) => ({
  ...withTitle(row),
  coverImage: smallPictureOf(row.coverImage),
})

/** At most this many rows per course can be among the newest overall, so each course needs only a bounded read. */
const newestOfCourse = sql`SELECT newest.id FROM enrollments AS newest WHERE newest.course_id = courses.id
  ORDER BY newest.created_at DESC, newest.id DESC LIMIT ${sql.raw(String(limits.dashboardRows))}`

const firstOf = <Thing extends { id: string }>(things: readonly Thing[], count: number): Thing[] =>
  [...new Map(things.map((thing) => [thing.id, thing])).values()].slice(0, count)

const titleColumns = (reader: Language) => ({
  id: courses.id,
  title: courses.title,
  language: courses.language,
  translation: translationOf('course', courses, reader, { hasBody: false }).as('translation'),
})

const ownColumns = (reader: Language) => ({
  ...titleColumns(reader),
  category: courses.category,
  coverImage: courses.coverImage,
  progress: enrollments.progress,
  isCompleted: enrollments.completed,
  lessonCount: courses.lessonCount,
  lessonsDone: lessonsDone.as('lessons_done'),
})

/** Learners keep a withdrawn course (U-21). */
const selectOwn = (db: Database, studentId: string, reader: Language) =>
  db
    .select(ownColumns(reader))
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.studentId, studentId))
    .orderBy(desc(enrollments.updatedAt), desc(enrollments.id))

const selectNext = (db: Database, studentId: string, reader: Language) =>
  db
    .select({
      ...ownColumns(reader),
      resumeLesson: resumeLessonFor(reader).as('resume_lesson'),
      minutesLeft: minutesLeft.as('minutes_left'),
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.studentId, studentId), eq(enrollments.completed, false)))
    .orderBy(desc(enrollments.updatedAt), desc(enrollments.id))
    .limit(1)

/** The condition is literal SQL, because SQLite uses a partial index only if it sees its condition. */
const selectOthers = (db: Database, studentId: string, reader: Language, condition?: SQL) =>
  db
    .select({
      ...titleColumns(reader),
      category: courses.category,
      level: courses.level,
      duration: courses.duration,
      price: courses.price,
      coverImage: courses.coverImage,
    })
    .from(courses)
    .where(
      and(
        sql`${courses.published} = 1`,
        condition,
        sql`NOT EXISTS (SELECT 1 FROM ${enrollments} WHERE ${enrollments.studentId} = ${studentId} AND ${enrollments.courseId} = ${courses.id})`,
      ),
    )
    .orderBy(desc(courses.publishedAt), desc(courses.id))

const lastCategory = (studentId: string) => sql`SELECT learned.category FROM enrollments
  JOIN courses AS learned ON learned.id = enrollments.course_id
  WHERE enrollments.student_id = ${studentId} ORDER BY enrollments.updated_at DESC LIMIT 1`
