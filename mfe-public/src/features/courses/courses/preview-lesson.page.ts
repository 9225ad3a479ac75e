import { t } from '@kere/brand/messages'
import type { PreviewLesson } from '@kere/contracts/courses/learning'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { cataloguePath } from './catalogue-address.ts'
import { courseHref, lessonHref } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { courseQuery } from './courses.api.ts'
import { PreviewLessonPage } from './preview-lesson-page.tsx'
import { previewLessonQuery, type LessonAddress } from './preview-lesson.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/courses/:courseId/lessons/:lessonId', languages: ['kn', 'hi', 'ta'] }

const addressOf = ({ params }: Pick<PageRequest, 'params'>): LessonAddress => ({
  courseId: params.courseId ?? '',
  lessonId: params.lessonId ?? '',
})

const courses = { label: t('Courses', 'Title'), path: cataloguePath }

function describe(request: PageRequest, { api, cache }: Parameters<PageModule['describe']>[1]): PageDescription {
  const address = addressOf(request)
  const canonical = lessonHref(address.courseId, address.lessonId)
  const { queryKey } = previewLessonQuery(api, address)
  const lesson = cache.getQueryData<PreviewLesson | null>(queryKey)
  if (lesson) return { status: 200, meta: describeLesson(lesson, canonical) }

  const isUnknown = lesson === null
  const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
  return {
    status: isUnknown ? 404 : hasFailed ? 503 : 200,
    meta: {
      title: isUnknown ? enrollmentMessages.lessonNotFound : t('Lesson', 'Title of a page'),
      description: t('A lesson to read before enrolling.', 'What search engines show'),
      canonical,
      breadcrumbs: [courses],
      ...((isUnknown || hasFailed) && { noindex: true }),
    },
  }
}

const describeLesson = ({ id, title, course }: PreviewLesson, canonical: string) => ({
  title,
  description: t(
    'A free preview lesson from the course “{course}”.',
    { course: course.title },
    'What search engines show',
  ),
  canonical,
  breadcrumbs: [
    courses,
    { label: course.title, path: courseHref(course.id) },
    { label: title, path: lessonHref(course.id, id) },
  ],
})

export const page: PublicPage = {
  component: PreviewLessonPage,
  next: async () => (await import('./preview-lesson.next.ts')).previewLessonNext,
  queries: (request, api) => {
    const address = addressOf(request)
    return [
      previewLessonQuery(api, address),
      courseQuery(api, address.courseId),
      ...(request.session.user?.isOnboarded ? [courseStandingQuery(api, address.courseId)] : []),
    ]
  },
  describe,
}
