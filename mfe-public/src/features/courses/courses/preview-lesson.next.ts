import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { otherThings, pagesOwn, type NextStepOf } from '../../../pages/next-step.ts'
import { courseHref, lessonHref } from './course-href.ts'
import { courseThing } from './course-thing.ts'
import { featuredNext } from './course.next.ts'
import { loadContract } from './courses.api.ts'
import { previewLessonQuery } from './preview-lesson.api.ts'

/** The next steps: the readable lessons before and after this one, the course, and related courses. */
export const previewLessonNext: NextStepOf = async (request, tools) => {
  const { api, cache } = tools
  const { courseId = '', lessonId = '' } = request.params
  const { listRelatedCourses } = await loadContract()
  const [lesson, related] = await Promise.all([
    pagesOwn(cache, previewLessonQuery(api, { courseId, lessonId })),
    nullIfNotFound(api.call(listRelatedCourses, { params: { id: courseId } })).catch(() => null),
  ])
  if (!lesson) return featuredNext(request, tools)
  const { previous, next, course } = lesson
  const linkTo = (one: typeof next) => one && { href: lessonHref(course.id, one.id), label: one.title }
  return {
    title: 'Related courses',
    all: { href: courseHref(course.id), label: 'Back to the course' },
    things: await otherThings(Promise.resolve(related?.items ?? []), courseThing),
    ...((previous ?? next) && {
      neighbors: {
        label: 'Lessons to read before enrolling',
        before: { label: 'Previous', link: linkTo(previous), none: 'This is the first lesson to read' },
        after: { label: 'Next', link: linkTo(next), none: 'Enroll to read the others' },
      },
    }),
  }
}
