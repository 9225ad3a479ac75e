import type { CourseDetails, CourseOutline } from '@kere/contracts/courses/course-draft'
import { courseDrafts, lessonDrafts } from '@kere/d1/schema/courses/course-drafts'
import type { courses } from '@kere/d1/schema/courses/courses'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { aCourse } from './factories.ts'

export const someDetails: CourseDetails = {
  title: 'Reading a lake',
  description: 'Field methods for urban water.',
  category: 'Water Resources',
  moreCategories: [],
  level: 'beginner',
  price: 0,
  duration: '6 weeks',
  coverImage: null,
  courseUrl: null,
  language: 'en',
  objectives: ['Build a Secchi disc'],
  requirements: [],
}

interface Written {
  details?: Partial<CourseDetails>
  modules?: readonly (readonly string[])[]
}

export async function aCourseOf(
  educatorId: string,
  about: Partial<Omit<typeof courses.$inferInsert, 'enrollmentCount'>> = {},
  { details, modules = [['Why this lake?', 'Who owns the water']] }: Written = {},
) {
  const course = await aCourse(educatorId, { price: 0, published: false, publishedAt: null, ...about })
  const outline: CourseOutline = modules.map((titles, place) => ({
    id: `mod_${ulid()}`,
    title: `Module ${place + 1}`,
    summary: '',
    duration: '1 week',
    lessons: titles.map((title) => ({
      id: `les_${ulid()}`,
      title,
      kind: 'reading',
      durationMinutes: 10,
      isPreview: false,
    })),
  }))
  const written = outline.flatMap(({ lessons }) => lessons)
  const updatedAt = course.updatedAt
  await db
    .insert(courseDrafts)
    .values({ courseId: course.id, details: { ...someDetails, ...details }, outline, updatedAt })
  for (const { id, title } of written)
    await db.insert(lessonDrafts).values({ lessonId: id, courseId: course.id, body: `About *${title}*`, updatedAt })
  return { ...course, outline, lessonIds: written.map(({ id }) => id) }
}
