import { messages } from '@kere/contracts/http/messages'
import type { PageModule } from '@kere/platform/page'
import { PlayerPage } from './player-page.tsx'
import { courseKey, courseQuery, lessonQuery, type CourseVisit } from './player.api.ts'

export const route = {
  path: '/dashboard/my-courses/:courseId',
  roles: ['student', 'admin'],
  enrolled: true,
  isFocused: true,
  offline: true,
}

export const page: PageModule = {
  component: PlayerPage,
  queries({ params: { courseId = '' }, search }, api) {
    const lessonId = search.get('lesson')
    return [courseQuery(api, courseId), ...(lessonId ? [lessonQuery(api, courseId, lessonId)] : [])]
  },
  describe({ params: { courseId = '' }, search }, { cache }) {
    const visit = cache.getQueryData<CourseVisit | null>(courseKey(courseId))
    const lessons = visit?.course.modules.flatMap((module) => module.lessons) ?? []
    const lesson = lessons.find(({ id }) => id === (search.get('lesson') ?? visit?.course.resumeLessonId))
    const course = visit?.course.course.title ?? (visit === null ? messages.courseNotFound : 'Course')
    const path = `/dashboard/my-courses/${courseId}`
    return {
      status: visit === null ? 404 : 200,
      meta: {
        title: lesson ? `${lesson.title} · ${course}` : course,
        description: 'A course that you are enrolled in.',
        canonical: path,
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: 'My Courses', path: '/dashboard/my-courses' },
          { label: course, path },
        ],
        noindex: true,
      },
    }
  },
}
