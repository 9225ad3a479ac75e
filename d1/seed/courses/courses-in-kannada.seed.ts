import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { translations } from '../../schema/translations/translations.ts'
import { seededPeople } from '../accounts/local-people.ts'
import type { CourseInKannada } from '../base/content.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { inKannada as urbanSustainability } from './kannada-urban-sustainability.ts'
import { inKannada as waterResources } from './kannada-water-resources.ts'
import { seededCourses } from './local-courses.ts'
import { renderOnce } from './local-lessons.ts'

export const coursesInKannada: readonly CourseInKannada[] = [waterResources, urbanSustainability]

const translatedAt = Date.parse('2026-11-10T05:00:00Z')

/** Translations that somebody has edited since are left alone. */
export function seed(db: LocalDatabase): LocalStatement[] {
  const written = new Map(
    seededCourses(new Map(seededPeople().map(({ key, user }) => [key, user.id]))).map((each) => [
      each.course.title,
      each,
    ]),
  )
  const rows = coursesInKannada.flatMap(({ course: name, title, summary, lessons }) => {
    const original = written.get(name)
    if (!original) throw new Error(`There is no course "${name}" to translate`)
    const rootId = original.course.id
    const rowOf = (kind: 'course' | 'lesson', itemId: string, text: { title: string; body: string; html: string }) => ({
      id: seededId('trl', translatedAt, `${itemId}/kn`),
      kind,
      itemId,
      rootId,
      language: 'kn' as const,
      summary: '',
      isReady: true,
      updatedAt: translatedAt,
      ...text,
    })
    return [
      rowOf('course', rootId, { title, body: summary, html: '' }),
      ...Object.entries(lessons).map(([english, text]) => {
        const lesson = original.lessons.find((each) => each.title === english)
        if (!lesson) throw new Error(`The course "${name}" has no lesson "${english}"`)
        return rowOf('lesson', lesson.id, { ...text, html: renderOnce(text.body) })
      }),
    ]
  })
  return insertRows(db, translations, rows)
}
