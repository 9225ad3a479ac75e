import type { WrittenLessonKind } from '@kere/contracts/courses/course-options'
import { cutText } from '@kere/contracts/text/cut-text'
import type { courseDrafts, lessonDrafts } from '../../schema/courses/course-drafts.ts'
import type { lessonContents, lessons, modules } from '../../schema/courses/course-modules.ts'
import type { courses as coursesTable } from '../../schema/courses/courses.ts'
import type { CourseContent } from '../base/content.ts'
import { courses } from '../base/local-content.ts'
import { lessonOf, renderOnce } from './local-lessons.ts'
import { seededId, seededRandom } from '../base/seeded-random.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Course = typeof coursesTable.$inferInsert

export interface SeededCourse {
  course: Course
  modules: (typeof modules.$inferInsert)[]
  lessons: (typeof lessons.$inferInsert)[]
  contents: (typeof lessonContents.$inferInsert)[]
  draft: typeof courseDrafts.$inferInsert
  lessonDrafts: (typeof lessonDrafts.$inferInsert)[]
}

/** The oldest course comes first, because full-text search looks at the rows that were written last. */
export function seededCourses(userIds: ReadonlyMap<string, string>): SeededCourse[] {
  return courses.map((content) => toRows(content, userIds)).toSorted((a, b) => a.course.createdAt - b.course.createdAt)
}

function toRows(content: CourseContent, userIds: ReadonlyMap<string, string>): SeededCourse {
  const educatorId = userIds.get(content.educator)
  if (!educatorId)
    throw new Error(`The course "${content.key}" is by "${content.educator}", who is not among the educators`)

  const publishedAt =
    Date.parse(`${content.publishedOn}T04:30:00Z`) + Math.floor(seededRandom(content.key)() * 480) * minuteMs
  const createdAt = publishedAt - 21 * dayMs
  const id = seededId('crs', createdAt, content.key)

  const parts = content.modules.map((part, position) => {
    const moduleId = seededId('mod', createdAt, `${content.key}/${position}`)
    const { title, summary, duration } = part
    return {
      module: { id: moduleId, courseId: id, position, title, summary, duration },
      lessons: part.lessons.map((lesson, place) => {
        const { text, isPreview, kind, draftKind, minutes, counted } = lessonOf(content, lesson)
        return {
          text: { ...text, ...counted },
          draftKind,
          row: {
            id: seededId('les', createdAt, `${content.key}/${position}/${place}`),
            moduleId,
            position: place,
            title: lesson.title,
            kind,
            durationMinutes: minutes,
            isPreview: isPreview || (position === 0 && place === 0),
          },
        }
      }),
    }
  })

  const written = parts.flatMap((part) => part.lessons)
  const course = {
    id,
    title: content.title,
    description: content.description,
    summary: cutText(content.description),
    price: content.price,
    category: content.category,
    categories: [content.category, ...content.alsoIn],
    level: content.level,
    coverImage: null,
    courseUrl: null,
    educatorId,
    featured: content.featured,
    published: content.published,
    publishedAt: content.published ? publishedAt : null,
    duration: content.duration,
    objectives: [...content.objectives],
    requirements: [...content.requirements],
    lessonCount: written.length,
    lessonMinutes: written.reduce((minutes, { row }) => minutes + row.durationMinutes, 0),
    createdAt,
    updatedAt: publishedAt,
    touchedAt: publishedAt,
  }

  return {
    course,
    modules: parts.map(({ module }) => module),
    lessons: written.map(({ row }) => row),
    contents: written.map(({ row, text: { body, bring, checklist } }) => ({
      lessonId: row.id,
      html: renderOnce(body),
      bring,
      checklist,
      draftVersion: 1,
    })),
    draft: toDraft(course, parts),
    lessonDrafts: written.map(({ row, text }) => ({ lessonId: row.id, courseId: id, ...text, updatedAt: publishedAt })),
  }
}

interface Part {
  module: typeof modules.$inferInsert
  lessons: { draftKind: WrittenLessonKind; row: typeof lessons.$inferInsert & { isPreview: boolean } }[]
}

const toDraft = (course: Course & { id: string }, parts: readonly Part[]): typeof courseDrafts.$inferInsert => ({
  courseId: course.id,
  details: {
    title: course.title,
    description: course.description,
    category: course.category,
    moreCategories: course.categories.filter((category) => category !== course.category),
    level: course.level,
    price: course.price ?? 0,
    duration: course.duration ?? '',
    coverImage: null,
    courseUrl: null,
    language: 'en',
    objectives: course.objectives ?? [],
    requirements: course.requirements ?? [],
  },
  outline: parts.map(({ module, lessons }) => ({
    id: module.id,
    title: module.title,
    summary: module.summary ?? '',
    duration: module.duration ?? '',
    lessons: lessons.map(({ draftKind, row: { id, title, durationMinutes, isPreview } }) => ({
      id,
      title,
      kind: draftKind,
      durationMinutes,
      isPreview,
    })),
  })),
  updatedAt: course.updatedAt,
})
