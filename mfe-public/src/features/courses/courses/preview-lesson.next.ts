import { t } from '@kere/brand/messages'
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
    title: t('Related courses', 'Heading'),
    all: { href: courseHref(course.id), label: t('Back to the course', 'Link') },
    things: await otherThings(Promise.resolve(related?.items ?? []), courseThing),
    ...((previous ?? next) && {
      neighbors: {
        label: t('Lessons to read before enrolling', 'Name of a group of links, for screen readers'),
        before: {
          label: t('Previous', 'Above a link'),
          link: linkTo(previous),
          none: t('This is the first lesson to read', 'In place of a link to the lesson before'),
        },
        after: {
          label: t('Next', 'Above a link'),
          link: linkTo(next),
          none: t('Enroll to read the others', 'In place of a link to the next lesson'),
        },
      },
    }),
  }
}
