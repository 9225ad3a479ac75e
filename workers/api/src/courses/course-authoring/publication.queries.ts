import { actBatch } from '../../base/named-batch.ts'
import type { CourseDetails, CourseOutline } from '@kere/contracts/courses/course-draft'
import { cutText } from '@kere/contracts/text/cut-text'
import { secureAddressOf } from '@kere/contracts/text/web-link'
import { courseDrafts, lessonDrafts } from '@kere/d1/schema/courses/course-drafts'
import { lessonContents, lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRow, insertOutboxRows } from '../../http/outbox-row.ts'
import { catchUp } from '../course-certificates/earned-rows.ts'
import { completionMail } from '../learning/completion-rows.ts'
import { publishChecks, type LessonOfChecks } from '../lesson-checks/check-rows.ts'
import { areAllDone, progressBegun } from '../learning/progress-rows.ts'
import { fromChangeable, isAuthored } from './authored-rows.ts'
import { lessonsOf, minutesOf, withNotes, type WrittenLesson } from './course-draft.domain.ts'
import { tellEducator } from './educator-mail-rows.ts'

export const selectChangedLessons = (db: Database, courseId: string) =>
  db
    .select({ id: lessonDrafts.lessonId, body: lessonDrafts.body, checks: lessonDrafts.checks })
    .from(lessonDrafts)
    .leftJoin(lessonContents, eq(lessonContents.lessonId, lessonDrafts.lessonId))
    .where(
      sql`${lessonDrafts.courseId} = ${courseId} AND EXISTS (
          SELECT 1 FROM course_drafts AS draft, json_each(draft.outline) AS part,
            json_each(part.value, '$.lessons') AS lesson
          WHERE draft.course_id = ${courseId} AND lesson.value ->> 'id' = ${lessonDrafts.lessonId}
            AND (${lessonContents.draftVersion} IS NOT ${lessonDrafts.version}
              OR ${lessonContents.videoUrl} IS NOT ${videoOf(sql`lesson.value ->> 'kind'`, sql`${lessonDrafts.videoUrl}`)})
        )`,
    )

/** Others have none, also when one was typed before the form hid it. Publishing has seen to what those of videos are. */
const videoOf = (kind: SQL, videoUrl: SQL) => sql`iif(${kind} = 'video', ${videoUrl}, NULL)`

interface Rendering {
  id: string
  html: string
}

export interface RenderedLesson extends Rendering {
  checks: LessonOfChecks['checks']
}

interface Publication {
  courseId: string
  author: SignedIn
  /** The draft as it was read: only that version is published. */
  read: {
    version: number
    savedAt: number
    details: CourseDetails
    outline: CourseOutline
    lessons: ReadonlyMap<string, WrittenLesson>
  }
  rendered: readonly RenderedLesson[]
  kept: string
}

/** Characters of HTML in one parameter, which may hold 2 MB. */
const chunkLength = 400_000

/** Every statement checks that the draft is the one read: what was seen is published, or nothing. @returns whether it was */
export async function updateToPublished(context: Context, { courseId, author, read, rendered, kept }: Publication) {
  const { db, at } = context
  const { details, outline } = read
  const fromRead = sql`${fromChangeable(courseId, author)} AND ${courseDrafts.version} = ${read.version}
    AND ${courseDrafts.updatedAt} = ${read.savedAt}`
  const isRead = sql`EXISTS (SELECT 1 ${fromRead})`
  const updatedAt = Math.max(at, read.savedAt)
  const parts = JSON.stringify(withNotes(outline, read.lessons))

  const before = [
    insertAuditRow(context, {
      action: 'course.published',
      subject: { type: 'course', id: courseId },
      detail: sql`json_object('isFirst', json(iif(${courses.publishedAt} IS NULL, 'true', 'false')))`,
      from: fromRead,
    }),
    insertOutboxRow(context, {
      template: 'course_published',
      details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${details.title.trim()})`,
      from: sql`FROM ${courses} JOIN ${users} ON ${users.id} = ${courses.educatorId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${courses.id} = ${courseId} AND ${courses.educatorId} = ${author.userId}
          AND ${courses.publishedAt} IS NULL AND ${isRead}`,
    }),
    ...tellEducator(context, { courseId, author, change: 'published', takesBack: ['unpublished'], from: fromRead }),
    // Nothing has a position while positions are given anew; what gets none was taken out.
    db
      .update(lessons)
      .set({ removedAt: at })
      .where(
        and(
          inArray(lessons.moduleId, db.select({ id: modules.id }).from(modules).where(eq(modules.courseId, courseId))),
          isNull(lessons.removedAt),
          isRead,
        ),
      ),
    db
      .update(modules)
      .set({ removedAt: at })
      .where(and(eq(modules.courseId, courseId), isNull(modules.removedAt), isRead)),
    insertSelect(
      db,
      modules,
      {
        id: sql`part.value ->> 'id'`,
        courseId,
        position: sql`part.key`,
        title: sql`trim(part.value ->> 'title')`,
        summary: sql`part.value ->> 'summary'`,
        duration: sql`part.value ->> 'duration'`,
      },
      sql`FROM json_each(${parts}) AS part WHERE ${isRead}`,
    ).onConflictDoUpdate({
      target: modules.id,
      set: given('position', 'title', 'summary', 'duration', 'removed_at'),
    }),
    insertSelect(
      db,
      lessons,
      {
        id: sql`lesson.value ->> 'id'`,
        moduleId: sql`part.value ->> 'id'`,
        position: sql`lesson.key`,
        title: sql`trim(lesson.value ->> 'title')`,
        kind: sql`lesson.value ->> 'kind'`,
        durationMinutes: sql`lesson.value ->> 'durationMinutes'`,
        isPreview: sql`lesson.value ->> 'isPreview'`,
      },
      sql`FROM json_each(${parts}) AS part, json_each(part.value, '$.lessons') AS lesson WHERE ${isRead}`,
    ).onConflictDoUpdate({
      target: lessons.id,
      set: given('module_id', 'position', 'title', 'kind', 'duration_minutes', 'is_preview', 'removed_at'),
    }),
  ] as const
  const contents = inChunks(rendered.map(({ id, html }) => ({ id, html }))).map((chunk) =>
    insertSelect(
      db,
      lessonContents,
      {
        lessonId: sql`draft.lesson_id`,
        html: sql`done.value ->> 'html'`,
        videoUrl: videoOf(sql`${lessons.kind}`, sql`draft.video_url`),
        bring: sql`draft.bring`,
        checklist: sql`draft.checklist`,
        handIn: sql`draft.hand_in`,
        draftVersion: sql`draft.version`,
      },
      sql`FROM json_each(${JSON.stringify(chunk)}) AS done
        JOIN lesson_drafts AS draft ON draft.lesson_id = done.value ->> 'id' AND draft.course_id = ${courseId}
        JOIN ${lessons} ON ${lessons.id} = draft.lesson_id
        WHERE ${isRead}`,
    ).onConflictDoUpdate({
      target: lessonContents.lessonId,
      set: given('html', 'video_url', 'bring', 'checklist', 'hand_in', 'draft_version'),
    }),
  )
  const publish = db
    .update(courses)
    .set({
      ...publishedOf(details),
      lessonCount: lessonsOf(outline).length,
      lessonMinutes: minutesOf(outline),
      published: true,
      publishedAt: sql`coalesce(${courses.publishedAt}, ${at})`,
      updatedAt,
      touchedAt: at,
    })
    .where(and(eq(courses.id, courseId), isRead))
    .returning({ publishedAt: courses.publishedAt, updatedAt: courses.updatedAt })
  const isUnderWay = sql`${enrollments.courseId} = ${courseId} AND ${enrollments.completed} = 0
    AND ${enrollments.progress} > 0 AND ${isRead}`
  // A learner whose remaining lessons are all done completes the course by it.
  const tellCompleted = insertOutboxRows(context, completionMail(sql`${isUnderWay} AND ${areAllDone}`))
  const recompute = db
    .update(enrollments)
    .set({
      progress: progressBegun,
      completed: sql`${areAllDone}`,
      completedAt: sql`iif(${areAllDone}, ${at}, NULL)`,
    })
    .where(isUnderWay)

  const certificates = catchUp(context, courseId)

  // The next save is later than this, also within a millisecond.
  const agree = db
    .update(courseDrafts)
    .set({ updatedAt })
    .where(and(eq(courseDrafts.courseId, courseId), isRead))

  const {
    done: [published],
  } = await actBatch(
    context,
    [
      ...before,
      ...contents,
      ...publishChecks(context, rendered, isRead),
      { done: publish },
      tellCompleted,
      recompute,
      ...certificates,
      agree,
    ],
    {
      kept,
    },
  )
  return published
}

const given = (...columns: string[]) =>
  Object.fromEntries(
    columns.map((column) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded."${column}"`),
    ]),
  )

function publishedOf(details: CourseDetails) {
  const { category, level, price } = details
  // Publishing demands all three.
  if (category === null || level === null || price === null) throw new Error('An incomplete course was to be published')
  const description = details.description.trim()
  return {
    title: details.title.trim(),
    description,
    summary: cutText(description),
    // A draft of before there were languages has none.
    language: details.language ?? 'en',
    category,
    categories: [...new Set([category, ...details.moreCategories])],
    level,
    price,
    duration: details.duration,
    coverImage: details.coverImage,
    courseUrl: details.courseUrl && secureAddressOf(details.courseUrl),
    objectives: details.objectives.filter(Boolean),
    requirements: details.requirements.filter(Boolean),
  }
}

function inChunks(rendered: readonly Rendering[]) {
  const chunks: Rendering[][] = []
  let length = Infinity
  for (const lesson of rendered) {
    length += lesson.html.length
    if (length > chunkLength) {
      chunks.push([])
      length = lesson.html.length
    }
    chunks.at(-1)?.push(lesson)
  }
  return chunks
}

/** Answers whether it was shown with or without changes, if theirs. */
export const updateToUnpublished = (context: Context, { courseId, author }: { courseId: string; author: SignedIn }) =>
  change(context, courses, {
    id: courseId,
    when: sql`${isAuthored(courseId, author)} AND ${courses.published} = 1`,
    set: { published: false, touchedAt: context.at },
    audit: { action: 'course.unpublished', subject: 'course' },
    also: (from) => tellEducator(context, { courseId, author, change: 'unpublished', takesBack: ['published'], from }),
    read: context.db
      .select({
        hadChanges: sql<boolean>`(${courseDrafts.updatedAt} > ${courses.updatedAt})`.mapWith(Boolean).as('had_changes'),
      })
      .from(courses)
      .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
      .where(isAuthored(courseId, author)),
  })
