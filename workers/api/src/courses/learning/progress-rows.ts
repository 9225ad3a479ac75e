import type { Language } from '@kere/contracts/accounts/languages'
import type { LessonKind } from '@kere/contracts/courses/course-options'
import { courses } from '@kere/d1/schema/courses/courses'
import { type SQL, sql } from 'drizzle-orm'
import { type TranslatedText, translationOf, withTitle } from '../../kit/translations/translation-rows.ts'

// These are expressions for statements over `enrollments`. Removed lessons do not count (C-61).

const ofLessonsDone = (what: SQL) => sql`(SELECT ${what} FROM lesson_progress AS done
  JOIN lessons AS lesson ON lesson.id = done.lesson_id AND lesson.removed_at IS NULL
  JOIN modules AS part ON part.id = lesson.module_id AND part.removed_at IS NULL
  WHERE done.enrollment_id = enrollments.id AND done.done_at IS NOT NULL)`

export const lessonsDone = sql<number>`${ofLessonsDone(sql`count(*)`)}`

const lessonCount = sql`(SELECT lesson_count FROM courses AS whole WHERE whole.id = enrollments.course_id)`

export const minutesLeft = sql<number>`max(0, courses.lesson_minutes
  - ${ofLessonsDone(sql`coalesce(sum(lesson.duration_minutes), 0)`)})`

export const areAllDone = sql`(${lessonCount} > 0 AND ${lessonsDone} >= ${lessonCount})`

/** The progress of a course that has begun, in percent: at least 1, and 100 only if the course is completed. */
export const progressBegun = sql<number>`CASE WHEN enrollments.completed = 1 OR ${areAllDone} THEN 100
  ELSE max(1, min(99, coalesce(${lessonsDone} * 100 / ${lessonCount}, 0))) END`

export interface ResumeLesson {
  id: string
  title: string
  language: Language
  kind: LessonKind
  durationMinutes: number
  number: number
}

/**
 * The lesson to resume: the last opened one, or the next one that is not done if that one is. If all are done, it is
 * the last opened one. A course without lessons has null. The statement joins `courses`, which has its language.
 */
export const resumeLessonFor = (reader: Language) =>
  sql<ResumeLesson | null>`(
  SELECT json_object('id', id, 'title', title, 'language', courses.language, 'kind', kind, 'durationMinutes', minutes,
    'number', number, 'translation', json(${translationOf('lesson', { id: sql`resumed.id`, language: courses.language }, reader, { hasBody: false })}))
  FROM (
    SELECT *, row_number() OVER (ORDER BY place) AS number,
      max(CASE WHEN id = enrollments.last_lesson_id THEN place END) OVER () AS last_place
    FROM (
      SELECT lesson.id, lesson.title, lesson.kind, lesson.duration_minutes AS minutes,
        part.position * 1000 + lesson.position AS place, done.done_at IS NOT NULL AS is_done
      FROM modules AS part
      JOIN lessons AS lesson ON lesson.module_id = part.id AND lesson.removed_at IS NULL
      LEFT JOIN lesson_progress AS done ON done.enrollment_id = enrollments.id AND done.lesson_id = lesson.id
      WHERE part.course_id = enrollments.course_id AND part.removed_at IS NULL
    )
  ) AS resumed
  ORDER BY is_done, id IS NOT enrollments.last_lesson_id, place < last_place, place LIMIT 1
)`.mapWith((text: string) => withTitle(JSON.parse(text) as ResumeLesson & { translation: TranslatedText | null }))
