import { learningLimits, type EnrollmentStatus } from '@kere/contracts/courses/enrollment-options'
import { limits } from '@kere/contracts/http/limits'
import { myEnrollmentList, myNoteList } from '@kere/contracts/courses/learning'
import { lessonContents, lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments, lessonProgress } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { certificateOf } from '../../certificates/certificates/issue-rows.ts'
import { hiddenColumn } from '../../accounts/accounts/hidden-person-rows.ts'
import type { Language } from '@kere/contracts/accounts/languages'
import type { Context, Database } from '../../base/context.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, wordsOf } from '../../kit/lists/search.ts'
import { lessonTranslation } from '../courses/lesson-translation-rows.ts'
import { translationOf } from '../../kit/translations/translation-rows.ts'
import { lessonsDone, minutesLeft, resumeLessonFor } from './progress-rows.ts'

/** Every condition contains both ids, so that learners reach only their own enrollment (C-20). */
export interface LearnerCourse {
  userId: string
  courseId: string
}

export const isOwnEnrollment = ({ userId, courseId }: LearnerCourse) =>
  and(eq(enrollments.studentId, userId), eq(enrollments.courseId, courseId))

const isLive = and(isNull(modules.removedAt), isNull(lessons.removedAt))

const standingColumns = {
  progress: enrollments.progress,
  isCompleted: enrollments.completed,
  completedAt: enrollments.completedAt,
  lessonCount: courses.lessonCount,
  lessonsDone: lessonsDone.as('lessons_done'),
  minutesLeft: minutesLeft.as('minutes_left'),
}

const courseColumns = (reader: Language) => ({
  id: enrollments.id,
  enrolledAt: enrollments.createdAt,
  courseId: enrollments.courseId,
  title: courses.title,
  language: courses.language,
  category: courses.category,
  coverImage: courses.coverImage,
  isPublished: courses.published,
  educatorId: courses.educatorId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  isHidden: hiddenColumn(courses.educatorId),
  ...standingColumns,
  resumeLesson: resumeLessonFor(reader).as('resume_lesson'),
})

export const selectOwnEnrollment = (db: Database, place: LearnerCourse) =>
  db
    .select(standingColumns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(isOwnEnrollment(place))

export type StandingRow = Awaited<ReturnType<typeof selectOwnEnrollment>>[number]

const byDate = { enrolledAt: enrollments.createdAt, id: enrollments.id }

export const enrollmentPage = keyset(myEnrollmentList, { newest: descending(byDate), oldest: ascending(byDate) })

const hasStatus: Record<EnrollmentStatus, SQL> = {
  not_started: sql`${enrollments.completed} = 0 AND ${enrollments.progress} = 0`,
  in_progress: sql`${enrollments.completed} = 0 AND ${enrollments.progress} > 0`,
  completed: sql`${enrollments.completed} = 1`,
}

export async function selectOwnEnrollments(
  { db, language: reader }: Reading,
  { userId, status }: { userId: string; status: EnrollmentStatus | undefined },
  page: PageQuery,
) {
  const isOwn = eq(enrollments.studentId, userId)
  const counted = db
    .select({ completed: enrollments.completed, progress: enrollments.progress })
    .from(enrollments)
    .where(isOwn)
    .limit(limits.countedRows)
    .as('counted')
  const [rows, [counts]] = await db.batch([
    db
      .select({
        ...courseColumns(reader),
        translation: translationOf('course', courses, reader).as('translation'),
        description: sql<string>`substr(${courses.description}, 1, ${learningLimits.summaryLength + 1})`.as(
          'description',
        ),
      })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .leftJoin(profiles, eq(profiles.id, courses.educatorId))
      .where(and(isOwn, status && hasStatus[status], page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    db
      .select({
        all: sql<number>`count(*)`.as('all_count'),
        completed: sql<number>`coalesce(sum(completed), 0)`.as('completed_count'),
        not_started: sql<number>`coalesce(sum(completed = 0 AND progress = 0), 0)`.as('not_started_count'),
      })
      .from(counted),
  ])
  return { rows, counts: counts ?? { all: 0, completed: 0, not_started: 0 } }
}

export type EnrollmentRow = Awaited<ReturnType<typeof selectOwnEnrollments>>['rows'][number]

export async function selectOwnCourse({ db, language: reader }: Reading, place: LearnerCourse) {
  const [[course], courseModules, courseLessons] = await db.batch([
    db
      .select({
        ...courseColumns(reader),
        translation: translationOf('course', courses, reader, { hasBody: false }).as('translation'),
        courseUrl: courses.courseUrl,
        certificateId: certificateOf(sql`${enrollments.studentId}`, sql`${courses.id}`).as('certificate_id'),
      })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .leftJoin(profiles, eq(profiles.id, courses.educatorId))
      .where(isOwnEnrollment(place)),
    db
      .select({ id: modules.id, title: modules.title, summary: modules.summary, duration: modules.duration })
      .from(enrollments)
      .innerJoin(modules, eq(modules.courseId, enrollments.courseId))
      .where(and(isOwnEnrollment(place), isNull(modules.removedAt)))
      .orderBy(asc(modules.position)),
    db
      .select({
        id: lessons.id,
        moduleId: lessons.moduleId,
        title: lessons.title,
        kind: lessons.kind,
        durationMinutes: lessons.durationMinutes,
        isDone,
        hasNote: sql`coalesce(${lessonProgress.note}, '') <> ''`.mapWith(Boolean).as('has_note'),
        language: courses.language,
        translation: lessonTranslation(reader, { hasBody: false }).as('translation'),
      })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .innerJoin(modules, eq(modules.courseId, enrollments.courseId))
      .innerJoin(lessons, eq(lessons.moduleId, modules.id))
      .leftJoin(lessonProgress, isProgressHere)
      .where(and(isOwnEnrollment(place), isLive))
      .orderBy(asc(modules.position), asc(lessons.position)),
  ])
  return { course, modules: courseModules, lessons: courseLessons }
}

const isProgressHere = and(eq(lessonProgress.enrollmentId, enrollments.id), eq(lessonProgress.lessonId, lessons.id))

const isDone = sql`${lessonProgress.doneAt} IS NOT NULL`.mapWith(Boolean).as('is_done')

const outlineColumns = (reader: Language) => ({
  id: lessons.id,
  title: lessons.title,
  moduleId: lessons.moduleId,
  moduleTitle: sql<string>`${modules.title}`.as('module_title'),
  modulePosition: sql<number>`${modules.position}`.as('module_position'),
  kind: lessons.kind,
  durationMinutes: lessons.durationMinutes,
  isPreview: lessons.isPreview,
  language: courses.language,
  translation: lessonTranslation(reader, { hasBody: false }).as('title_translation'),
})

const contentColumns = (reader: Language) => ({
  html: lessonContents.html,
  translation: lessonTranslation(reader).as('translation'),
  videoUrl: lessonContents.videoUrl,
  bring: lessonContents.bring,
  checklist: lessonContents.checklist,
})

type Reading = Pick<Context, 'db' | 'language'>

export async function selectOwnLesson({ db, language: reader }: Reading, place: LearnerCourse, lessonId: string) {
  const [[content], outline] = await db.batch([
    db
      .select({
        ...contentColumns(reader),
        ...progressColumns,
      })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .innerJoin(enrollments, eq(enrollments.courseId, modules.courseId))
      .innerJoin(courses, eq(courses.id, modules.courseId))
      .innerJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
      .leftJoin(lessonProgress, isProgressHere)
      .where(and(eq(lessons.id, lessonId), isOwnEnrollment(place), isLive)),
    db
      .select(outlineColumns(reader))
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .innerJoin(modules, eq(modules.courseId, enrollments.courseId))
      .innerJoin(lessons, eq(lessons.moduleId, modules.id))
      .where(and(isOwnEnrollment(place), isLive))
      .orderBy(asc(modules.position), asc(lessons.position)),
  ])
  return { content, outline }
}

const progressColumns = {
  isDone,
  checked: lessonProgress.checked,
  text: lessonProgress.note,
  version: lessonProgress.noteVersion,
  savedAt: lessonProgress.noteSavedAt,
}

export async function selectPreviewLesson({ db, language: reader }: Reading, courseId: string, lessonId: string) {
  const isReadable = and(eq(courses.id, courseId), sql`${courses.published} = 1`, isLive)
  const [[content], outline] = await db.batch([
    db
      .select({
        ...contentColumns(reader),
        courseTitle: courses.title,
        courseLanguage: courses.language,
        courseTranslation: translationOf('course', courses, reader, { hasBody: false }).as('course_translation'),
      })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .innerJoin(courses, eq(courses.id, modules.courseId))
      .innerJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
      .where(and(eq(lessons.id, lessonId), eq(lessons.isPreview, true), isReadable)),
    db
      .select(outlineColumns(reader))
      .from(courses)
      .innerJoin(modules, eq(modules.courseId, courses.id))
      .innerJoin(lessons, eq(lessons.moduleId, modules.id))
      .where(isReadable)
      .orderBy(asc(modules.position), asc(lessons.position)),
  ])
  return { content, outline }
}

/** Yields a lesson of the learner's course, even a removed one, so that work done offline is still saved. */
export const fromOwnLesson = (place: LearnerCourse, lessonId: string) => sql`FROM ${enrollments}
  JOIN ${modules} ON ${modules.courseId} = ${enrollments.courseId}
  JOIN ${lessons} ON ${lessons.moduleId} = ${modules.id}
  WHERE ${isOwnEnrollment(place)} AND ${lessons.id} = ${lessonId}`

export const selectProgress = (db: Database, place: LearnerCourse, lessonId: string) =>
  db
    .select({
      ...progressColumns,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(enrollments, eq(enrollments.courseId, modules.courseId))
    .leftJoin(lessonProgress, isProgressHere)
    .where(and(eq(lessons.id, lessonId), isOwnEnrollment(place)))

export type ProgressRow = Awaited<ReturnType<typeof selectProgress>>[number]

export const notePage = keyset(myNoteList, {
  newest: descending({ savedAt: lessonProgress.noteSavedAt, id: lessonProgress.lessonId }),
})

/** A learner has few notes in a course, so they are all read and searched one by one. */
async function selectFoundNotes(db: Database, isOwn: SQL | undefined, search: string | undefined) {
  const words = wordsOf(search)
  if (!words) return undefined
  const texts = await db
    .select({
      key: lessonProgress.lessonId,
      text: sql<string>`${lessonProgress.note} || ' ' || ${lessons.title}`.as('searched'),
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(isOwn)
    .orderBy(desc(lessonProgress.noteSavedAt), desc(lessonProgress.lessonId))
    .limit(limits.searchCandidates)
  return sql`${lessonProgress.lessonId} IN (${keysFound(texts, words)})`
}

export async function selectNotes(db: Database, place: LearnerCourse, search: string | undefined, page: PageQuery) {
  const isOwn = and(
    sql`${lessonProgress.enrollmentId} = (SELECT ${enrollments.id} FROM ${enrollments} WHERE ${isOwnEnrollment(place)})`,
    // SQLite uses a partial index only for a condition in the index's own words, so this one is written as SQL.
    sql`${lessonProgress.note} <> ''`,
  )
  const where = and(isOwn, await selectFoundNotes(db, isOwn, search))
  const [[course], rows, [counted]] = await db.batch([
    db
      .select({ id: courses.id, title: courses.title })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .where(isOwnEnrollment(place)),
    db
      .select({
        id: lessonProgress.lessonId,
        title: lessons.title,
        moduleTitle: sql<string>`${modules.title}`.as('module_title'),
        isRemoved: sql`coalesce(${lessons.removedAt}, ${modules.removedAt}) IS NOT NULL`
          .mapWith(Boolean)
          .as('is_removed'),
        text: lessonProgress.note,
        version: lessonProgress.noteVersion,
        // The column is set on every note with a text, so its type excludes null.
        savedAt: sql<number>`${lessonProgress.noteSavedAt}`.as('note_saved_at'),
      })
      .from(lessonProgress)
      .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    countRows(db, { from: lessonProgress, key: lessonProgress.lessonId, where, countLimit: page.countLimit }),
  ])
  return { course, rows, total: counted?.total ?? 0 }
}
