import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { learningLimits } from '@kere/contracts/courses/enrollment-options'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { enrollments, lessonProgress } from '@kere/d1/schema/courses/enrollments'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { issueEarned } from '../course-certificates/earned-rows.ts'
import { hasOpenChecks } from '../lesson-checks/check-rows.ts'
import { completionMail } from './completion-rows.ts'
import {
  fromOwnLesson,
  isOwnEnrollment,
  type LearnerCourse,
  selectOwnEnrollment,
  selectProgress,
} from './learning.queries.ts'
import { areAllDone, progressBegun } from './progress-rows.ts'

const hasLesson = (place: LearnerCourse, lessonId: string) => sql`EXISTS (SELECT 1 ${fromOwnLesson(place, lessonId)})`

/** An opening that arrives late does not replace a later one. A removed lesson cannot become the position. */
export async function updatePosition(
  context: Context,
  place: LearnerCourse,
  { lessonId, openedAt }: { lessonId: string; openedAt: number },
) {
  const { db, at } = context
  const isOpen = sql`EXISTS (SELECT 1 FROM ${lessons} JOIN ${modules} ON ${modules.id} = ${lessons.moduleId}
    WHERE ${lessons.id} = ${lessonId} AND ${modules.courseId} = ${place.courseId}
      AND ${lessons.removedAt} IS NULL AND ${modules.removedAt} IS NULL)`
  const {
    standing: [standing],
    lesson: [lesson],
  } = await actBatch(context, [
    {
      done: db
        .update(enrollments)
        .set({
          lastLessonId: lessonId,
          lastOpenedAt: openedAt,
          progress: sql`max(1, ${enrollments.progress})`,
          updatedAt: at,
        })
        .where(
          and(
            isOwnEnrollment(place),
            or(isNull(enrollments.lastOpenedAt), lte(enrollments.lastOpenedAt, openedAt)),
            isOpen,
          ),
        ),
    },
    // An educator's insight counts the first opening, so later ones write nothing.
    insertSelect(
      db,
      lessonProgress,
      { enrollmentId: sql`${enrollments.id}`, lessonId: sql`${lessons.id}`, openedAt, updatedAt: at },
      fromOwnLesson(place, lessonId),
    ).onConflictDoUpdate({
      target: [lessonProgress.enrollmentId, lessonProgress.lessonId],
      set: { openedAt },
      setWhere: isNull(lessonProgress.openedAt),
    }),
    { standing: selectOwnEnrollment(db, place) },
    { lesson: selectProgress(db, place, lessonId) },
  ])
  return { standing, lesson }
}

interface LessonChange {
  lessonId: string
  isDone: boolean | undefined
  checked: readonly number[] | undefined
}

/** A lesson that was done stays done, whatever the educator asks later. */
const mayBeDone = ({ userId }: LearnerCourse) => sql`(NOT ${hasOpenChecks(lessons.id, userId)}
  OR EXISTS (SELECT 1 FROM lesson_progress AS before WHERE before.enrollment_id = ${enrollments.id}
    AND before.lesson_id = ${lessons.id} AND before.done_at IS NOT NULL))`

/** All statements are one batch, so if two devices act at once, the second sees what the first has changed. */
export async function updateLesson(
  context: Context,
  place: LearnerCourse,
  { lessonId, isDone, checked }: LessonChange,
) {
  const { db, at } = context
  const doneAt = isDone ? at : null
  const {
    standing: [standing],
    lesson: [lesson],
  } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        lessonProgress,
        {
          enrollmentId: sql`${enrollments.id}`,
          lessonId: sql`${lessons.id}`,
          doneAt,
          checked: [...(checked ?? [])],
          updatedAt: at,
        },
        sql`${fromOwnLesson(place, lessonId)} AND ${isDone ? mayBeDone(place) : sql`TRUE`}`,
      ).onConflictDoUpdate({
        target: [lessonProgress.enrollmentId, lessonProgress.lessonId],
        set: {
          ...(isDone !== undefined && {
            // A lesson that is done already keeps its time.
            doneAt: isDone ? sql`coalesce(${lessonProgress.doneAt}, ${at})` : null,
          }),
          ...(checked && { checked: [...checked] }),
          updatedAt: at,
        },
      }),
    },
    insertOutboxRow(context, completionMail(and(isOwnEnrollment(place), areAllDone))),
    db
      .update(enrollments)
      .set({
        progress: progressBegun,
        completed: sql`${enrollments.completed} = 1 OR ${areAllDone}`,
        completedAt: sql`coalesce(${enrollments.completedAt}, CASE WHEN ${areAllDone} THEN ${at} END)`,
        updatedAt: at,
      })
      .where(and(isOwnEnrollment(place), hasLesson(place, lessonId))),
    issueEarned(context, isOwnEnrollment(place)),
    { standing: selectOwnEnrollment(db, place) },
    { lesson: selectProgress(db, place, lessonId) },
  ])
  return { standing, lesson }
}

/** A completed course stays completed, and only one email says so (C-61). */
export async function updateToCompleted(context: Context, place: LearnerCourse) {
  const { db, at } = context
  const {
    standing: [standing],
  } = await namedBatch(db, [
    insertOutboxRow(context, completionMail(isOwnEnrollment(place))),
    db
      .update(enrollments)
      .set({ completed: true, progress: 100, completedAt: at, updatedAt: at })
      .where(and(isOwnEnrollment(place), eq(enrollments.completed, false))),
    issueEarned(context, isOwnEnrollment(place)),
    { standing: selectOwnEnrollment(db, place) },
  ])
  return standing
}

/** A text that replaces another one does not need room for one more note. */
const hasRoomForNote = ({ userId }: LearnerCourse) => sql`(coalesce((SELECT mine.note FROM lesson_progress AS mine
    WHERE mine.enrollment_id = ${enrollments.id} AND mine.lesson_id = ${lessons.id}), '') <> ''
  OR (SELECT count(*) FROM (
    SELECT 1 FROM enrollments AS place JOIN lesson_progress AS written ON written.enrollment_id = place.id
    WHERE place.student_id = ${userId} AND written.note <> '' LIMIT ${learningLimits.notes}
  )) < ${learningLimits.notes})`

/**
 * The statement checks the version and the number of notes itself, so of two saves from one version only the first is
 * stored.
 */
export async function updateNote(
  { db, at }: Context,
  place: LearnerCourse,
  { lessonId, text, version }: { lessonId: string; text: string; version: number },
) {
  const note = { note: text, noteVersion: version + 1, noteSavedAt: at, updatedAt: at }
  const [saved, [lesson]] = await db.batch([
    insertSelect(
      db,
      lessonProgress,
      { enrollmentId: sql`${enrollments.id}`, lessonId: sql`${lessons.id}`, ...note },
      sql`${fromOwnLesson(place, lessonId)} AND coalesce((SELECT stored.note_version FROM lesson_progress AS stored
        WHERE stored.enrollment_id = ${enrollments.id} AND stored.lesson_id = ${lessons.id}), 0) = ${version}
        AND ${text === '' ? sql`TRUE` : hasRoomForNote(place)}`,
    )
      .onConflictDoUpdate({ target: [lessonProgress.enrollmentId, lessonProgress.lessonId], set: note })
      .returning({ version: lessonProgress.noteVersion }),
    selectProgress(db, place, lessonId),
  ])
  return { isSaved: saved.length > 0, lesson }
}
