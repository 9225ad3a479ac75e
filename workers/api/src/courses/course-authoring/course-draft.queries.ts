import { actBatch } from '../../base/named-batch.ts'
import type { CourseDetails, CourseOutline } from '@kere/contracts/courses/course-draft'
import { readingTimeOf } from '@kere/contracts/text/reading-time'
import { courseCategories } from '@kere/contracts/courses/course-options'
import { courseDrafts, lessonDrafts } from '@kere/d1/schema/courses/course-drafts'
import { modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { checksLack } from '../lesson-checks/check-rows.ts'
import { fromChangeable, isAuthored, isChangeable, isWrittenBy } from './authored-rows.ts'
import { lessonsOf, minutesOf, withReadingTimes } from './course-draft.domain.ts'

interface Authored {
  courseId: string
  author: SignedIn
}

/** Drafts of removed lessons are stored for an undo: this many, the last saved ones. */
const keptRemovedLessons = 100

const isEmpty =
  sql<boolean>`(trim(${lessonDrafts.body}, char(9, 10, 13, 32)) = '' AND ${lessonDrafts.checklist} = '[]')`
    .mapWith(Boolean)
    .as('is_empty')

export const selectWrittenLessons = (db: Database, courseId: string) =>
  db
    .select({
      id: lessonDrafts.lessonId,
      version: lessonDrafts.version,
      isEmpty,
      words: lessonDrafts.words,
      readingMinutes: lessonDrafts.readingMinutes,
      videoUrl: lessonDrafts.videoUrl,
      checksLack: lessonDrafts.checksLack,
      updatedAt: lessonDrafts.updatedAt,
    })
    .from(lessonDrafts)
    .where(eq(lessonDrafts.courseId, courseId))

const selectAuthored = (db: Database, { courseId, author }: Authored) =>
  db
    .select({
      id: courses.id,
      published: courses.published,
      publishedAt: courses.publishedAt,
      archivedAt: courses.archivedAt,
      updatedAt: courses.updatedAt,
      enrollmentCount: courses.enrollmentCount,
      educatorId: courses.educatorId,
      educatorName: fullName(profiles).as('educator_name'),
      details: courseDrafts.details,
      outline: courseDrafts.outline,
      version: courseDrafts.version,
      savedAt: sql<number>`${courseDrafts.updatedAt}`.as('saved_at'),
    })
    .from(courses)
    .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .where(isAuthored(courseId, author))

/** Reads the current approval (C-28). */
const selectApproval = (db: Database, { userId }: SignedIn) =>
  db
    .select({
      mayPublish: sql<boolean>`(${profiles.role} = 'admin' OR ${profiles.educatorStatus} = 'approved')`
        .mapWith(Boolean)
        .as('may_publish'),
    })
    .from(profiles)
    .where(eq(profiles.id, userId))

export async function selectDraft(db: Database, authored: Authored) {
  const [[course], lessons, known, [approval]] = await db.batch([
    selectAuthored(db, authored),
    selectWrittenLessons(db, authored.courseId),
    db.select({ id: modules.id }).from(modules).where(eq(modules.courseId, authored.courseId)),
    selectApproval(db, authored.author),
  ])
  const written = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  return (
    course && {
      ...course,
      outline: withReadingTimes(course.outline, written),
      lessons: written,
      publishedModuleIds: known.map(({ id }) => id),
      mayPublish: approval?.mayPublish ?? false,
    }
  )
}

export type StoredDraft = NonNullable<Awaited<ReturnType<typeof selectDraft>>>

interface NewCourse {
  id: string
  details: CourseDetails
  outline: CourseOutline
  newLessonIds: readonly string[]
  author: SignedIn
  limits: { ofApproved: number; ofPending: number }
}

/** Fills the public columns of a draft as far as possible, because dashboards name a draft by them. */
const shownOf = (details: CourseDetails, outline: CourseOutline) => ({
  title: details.title.trim(),
  description: details.description.trim(),
  language: details.language,
  lessonCount: lessonsOf(outline).length,
  lessonMinutes: minutesOf(outline),
})

/** @returns whether there was room for one more */
export async function insertCourse(
  context: Context,
  { id, details, outline, newLessonIds, author, limits }: NewCourse,
) {
  const { db, at } = context
  const hasRoom = sql`FROM ${profiles} WHERE ${profiles.id} = ${author.userId}
    AND (SELECT count(*) FROM ${courses} WHERE ${courses.educatorId} = ${author.userId})
      < CASE WHEN ${profiles.role} = 'admin' OR ${profiles.educatorStatus} = 'approved'
        THEN ${limits.ofApproved} ELSE ${limits.ofPending} END`
  const category = details.category ?? courseCategories[0]
  const fromNew = sql`FROM ${courses} WHERE ${courses.id} = ${id}`
  const [made] = await db.batch([
    insertSelect(
      db,
      courses,
      {
        id,
        ...shownOf(details, outline),
        category,
        categories: [category],
        price: details.price ?? 0,
        level: details.level ?? 'beginner',
        educatorId: author.userId,
        createdAt: at,
        updatedAt: at,
        touchedAt: at,
      },
      hasRoom,
    ).returning({ id: courses.id }),
    insertSelect(db, courseDrafts, { courseId: id, details, outline, updatedAt: at }, fromNew),
    insertLessonDrafts(context, id, newLessonIds, fromNew),
  ])
  return made.length > 0
}

const insertLessonDrafts = (
  { db, at }: Context,
  courseId: string,
  newLessonIds: readonly string[],
  from: ReturnType<typeof fromChangeable>,
) =>
  insertSelect(
    db,
    lessonDrafts,
    { lessonId: sql`new.value`, courseId, updatedAt: at },
    sql`FROM json_each(${JSON.stringify(newLessonIds)}) AS new WHERE EXISTS (SELECT 1 ${from})`,
  )

interface Save extends Authored {
  version: number
  details: CourseDetails
  outline: CourseOutline
  newLessonIds: readonly string[]
}

/** Always later than the save before, also within a millisecond: publishing knows by it what it has read. */
const laterThanSaved = (at: number) => sql`max(${at}, ${courseDrafts.updatedAt} + 1)`

/** Every statement checks the version, and the last ends it: of two saves one counts. @returns whether it was saved */
export async function updateDraft(context: Context, save: Save) {
  const { courseId, author, version, details, outline, newLessonIds } = save
  const { db, at } = context
  const fromStarted = sql`${fromChangeable(courseId, author)} AND ${courseDrafts.version} = ${version}`
  const isStarted = and(eq(courses.id, courseId), sql`EXISTS (SELECT 1 ${fromStarted})`)
  const lessonIds = JSON.stringify(lessonsOf(outline).map(({ id }) => id))
  const { isDone } = await actBatch(context, [
    insertLessonDrafts(context, courseId, newLessonIds, fromStarted),
    db.delete(lessonDrafts).where(
      sql`${lessonDrafts.lessonId} IN (
        SELECT lesson_id FROM lesson_drafts WHERE course_id = ${courseId}
          AND lesson_id NOT IN (SELECT value FROM json_each(${lessonIds}))
        ORDER BY updated_at DESC LIMIT -1 OFFSET ${keptRemovedLessons}
      ) AND EXISTS (SELECT 1 ${fromStarted})`,
    ),
    db.update(courses).set({ touchedAt: at }).where(isStarted),
    // This is a separate statement, because the full-text search follows the title.
    db
      .update(courses)
      .set({
        ...shownOf(details, outline),
        category: sql`coalesce(${details.category}, category)`,
        price: sql`coalesce(${details.price}, price)`,
        level: sql`coalesce(${details.level}, level)`,
      })
      .where(and(isStarted, isNull(courses.publishedAt))),
    {
      done: db
        .update(courseDrafts)
        .set({ details, outline, version: version + 1, updatedAt: laterThanSaved(at) })
        .where(and(eq(courseDrafts.courseId, courseId), sql`EXISTS (SELECT 1 ${fromStarted})`)),
    },
  ])
  return isDone
}

export async function selectLessonDraft(db: Database, { courseId, lessonId, author }: Authored & { lessonId: string }) {
  const rows = await db
    .select({
      id: lessonDrafts.lessonId,
      version: lessonDrafts.version,
      body: lessonDrafts.body,
      videoUrl: lessonDrafts.videoUrl,
      bring: lessonDrafts.bring,
      checklist: lessonDrafts.checklist,
      checks: lessonDrafts.checks,
      handIn: lessonDrafts.handIn,
      savedAt: lessonDrafts.updatedAt,
      archivedAt: courses.archivedAt,
      outline: courseDrafts.outline,
    })
    .from(lessonDrafts)
    .innerJoin(courses, eq(courses.id, lessonDrafts.courseId))
    .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(sql`${lessonDrafts.lessonId} = ${lessonId} AND ${isAuthored(courseId, author)}`)
  return rows.at(0)
}

export async function selectLessonToTranslate(db: Database, lessonId: string, author: SignedIn) {
  const [lesson] = await db
    .select({
      body: lessonDrafts.body,
      courseId: lessonDrafts.courseId,
      details: courseDrafts.details,
      outline: courseDrafts.outline,
    })
    .from(lessonDrafts)
    .innerJoin(courses, eq(courses.id, lessonDrafts.courseId))
    .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(and(eq(lessonDrafts.lessonId, lessonId), isWrittenBy(author), isNull(courses.archivedAt)))
  return lesson
}

/** A lesson without checks is as long as its text. */
const lengthOfChecks = sql`iif(checks = '[]', 0, length(checks))`

interface LessonSave extends Authored {
  lessonId: string
  version: number
  body: string
  videoUrl: string | null
  bring: string[]
  checklist: string[]
  checks?: (typeof lessonDrafts.$inferSelect)['checks'] | undefined
  handIn?: (typeof lessonDrafts.$inferSelect)['handIn'] | undefined
  courseLength: number
}

/**
 * Every statement asks whether it may be saved, and the last saves it.
 * @returns the lesson as it then is, and whether it was saved; nothing where there is no such lesson for them
 */
export async function updateLessonDraft(context: Context, save: LessonSave) {
  const { db, at } = context
  const { courseId, lessonId, author, version, courseLength, checks, ...text } = save
  const { words, minutes } = readingTimeOf(text.body)
  const isOf = and(eq(lessonDrafts.lessonId, lessonId), eq(lessonDrafts.courseId, courseId))
  const othersLength = sql`(SELECT coalesce(sum(length(body) + ${lengthOfChecks}), 0) FROM lesson_drafts AS other
    WHERE other.course_id = ${courseId} AND other.lesson_id <> ${lessonId})`
  const isMeant = and(
    isOf,
    eq(lessonDrafts.version, version),
    sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${isChangeable(courseId, author)})`,
    sql`${othersLength} + ${text.body.length} + ${checks ? JSON.stringify(checks).length : lengthOfChecks} <= ${courseLength}`,
  )
  const isSaved = sql`EXISTS (SELECT 1 FROM ${lessonDrafts} WHERE ${isMeant})`
  const {
    isDone,
    lesson: [lesson],
  } = await actBatch(context, [
    db
      .update(courseDrafts)
      .set({ updatedAt: laterThanSaved(at) })
      .where(and(eq(courseDrafts.courseId, courseId), isSaved)),
    db
      .update(courses)
      .set({ touchedAt: at })
      .where(and(eq(courses.id, courseId), isSaved)),
    {
      done: db
        .update(lessonDrafts)
        .set({
          ...text,
          ...(checks && { checks, checksLack: checksLack(checks) }),
          words,
          readingMinutes: minutes,
          version: version + 1,
          updatedAt: at,
        })
        .where(isMeant),
    },
    {
      lesson: db
        .select({
          id: lessonDrafts.lessonId,
          version: lessonDrafts.version,
          isEmpty,
          savedAt: sql<number>`${lessonDrafts.updatedAt}`.as('lesson_saved_at'),
          archivedAt: courses.archivedAt,
        })
        .from(lessonDrafts)
        .innerJoin(courses, eq(courses.id, lessonDrafts.courseId))
        .where(sql`${isOf} AND ${isAuthored(courseId, author)}`),
    },
  ])
  return lesson && { ...lesson, isSaved: isDone }
}
