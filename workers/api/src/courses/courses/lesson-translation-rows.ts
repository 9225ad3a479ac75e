import { lessons } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import type { Language } from '@kere/contracts/accounts/languages'
import type { SQL } from 'drizzle-orm'
import { translationOf } from '../../kit/translations/translation-rows.ts'

/** A lesson has the language of its course, so the statement joins `courses`. */
export const lessonTranslation = (reader: Language | SQL, what?: { hasBody: boolean }) =>
  translationOf('lesson', { id: lessons.id, language: courses.language }, reader, what)
