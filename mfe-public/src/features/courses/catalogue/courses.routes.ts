import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/courses',
    sitemap: true,
    maxAgeSeconds: 10,
    page: async () => (await import('./catalogue.page.ts')).cataloguePage,
  },
  {
    path: '/courses/:id',
    sitemap: { list: '/api/courses', changedAt: 'publishedAt' },
    page: async () => (await import('./course.page.ts')).coursePage,
  },
  {
    path: '/courses/:courseId/lessons/:lessonId',
    page: async () => (await import('./preview-lesson.page.ts')).previewLessonPage,
  },
]
