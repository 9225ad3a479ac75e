import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/courses',
    sitemap: true,
    maxAgeSeconds: 10,
    keptBy: ['category', 'level', 'free', 'sort', 'show'],
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
