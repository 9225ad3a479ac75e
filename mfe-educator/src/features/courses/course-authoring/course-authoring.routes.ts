import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/courses',
    roles: ['educator'],
    page: async () => (await import('./list/own-courses.page.ts')).ownCoursesPage,
  },
  {
    path: '/dashboard/courses/new',
    roles: ['educator', 'admin'],
    page: async () => (await import('./new-course/new-course.page.ts')).newCoursePage,
  },
  {
    path: '/dashboard/courses/:id',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./editor/course-editor.page.ts')).courseEditorPage,
  },
  {
    path: '/dashboard/courses/:id/preview',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./preview/course-preview.page.ts')).coursePreviewPage,
  },
  {
    path: '/dashboard/courses/:id/learners',
    roles: ['educator', 'admin'],
    page: async () => (await import('./learners/course-learners.page.ts')).courseLearnersPage,
  },
]
