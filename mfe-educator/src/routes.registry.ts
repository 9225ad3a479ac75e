// Written by `pnpm generate` from the names of files.
import type { PageRoute } from '@kere/platform/page'

export const routes = [
  {
    path: '/dashboard',
    roles: ['educator'],
    page: async () => (await import('./features/dashboard/dashboard.page.tsx')).page,
  },
  {
    path: '/dashboard/blog',
    roles: ['admin'],
    page: async () => (await import('./features/publishing/post-authoring/posts.page.tsx')).allPostsPage,
  },
  {
    path: '/dashboard/blog/:slug',
    roles: ['admin'],
    isFocused: true,
    page: async () => (await import('./features/publishing/post-authoring/post-editor.page.tsx')).page,
  },
  {
    path: '/dashboard/blog/new',
    roles: ['admin'],
    page: async () => (await import('./features/publishing/post-authoring/new-post.page.tsx')).page,
  },
  {
    path: '/dashboard/challenge-labs',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/labs/lab-authoring/managed-labs.page.tsx')).page,
  },
  {
    path: '/dashboard/challenge-labs/:id/edit',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/labs/lab-authoring/lab-form.page.ts')).editLabPage,
  },
  {
    path: '/dashboard/challenge-labs/:id/participants',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/labs/lab-participants/participants.page.ts')).page,
  },
  {
    path: '/dashboard/challenge-labs/new',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/labs/lab-authoring/lab-form.page.ts')).newLabPage,
  },
  {
    path: '/dashboard/courses',
    roles: ['educator'],
    page: async () => (await import('./features/courses/course-authoring/list/own-courses.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/courses/course-authoring/editor/course-editor.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/certificate',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-certificates/course-certificate.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/free-places',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/orders/free-places/free-places.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/insight',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-insight/course-insight.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/insight/checks',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-insight/hard-checks.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/insight/checks/:checkId',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-insight/hard-check-learners.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/insight/learners',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-insight/insight-learners.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/learners',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-authoring/learners/course-learners.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/:id/preview',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/courses/course-authoring/preview/course-preview.page.tsx')).page,
  },
  {
    path: '/dashboard/courses/new',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/course-authoring/new-course/new-course.page.tsx')).page,
  },
  {
    path: '/dashboard/events',
    roles: ['educator'],
    page: async () => (await import('./features/events/event-authoring/own-events.page.tsx')).page,
  },
  {
    path: '/dashboard/events/:id',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/events/event-authoring/event-editor.page.tsx')).eventEditorPage,
  },
  {
    path: '/dashboard/events/:id/attendees',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/events/event-attendance/attendees.page.tsx')).page,
  },
  {
    path: '/dashboard/events/:id/check-in',
    roles: ['educator', 'admin'],
    isFocused: true,
    offline: true,
    page: async () => (await import('./features/events/event-attendance/check-in.page.tsx')).page,
  },
  {
    path: '/dashboard/events/:id/messages',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/events/event-messages/messages.page.tsx')).page,
  },
  {
    path: '/dashboard/events/new',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/events/event-authoring/event-editor.page.tsx')).newEventPage,
  },
  {
    path: '/dashboard/field-tasks',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/field-tasks/hand-ins.list.tsx')).page,
  },
  {
    path: '/dashboard/field-tasks/:id',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./features/courses/field-tasks/hand-in.review.tsx')).page,
  },
  {
    path: '/dashboard/my-posts',
    roles: ['educator'],
    page: async () => (await import('./features/publishing/post-authoring/posts.page.tsx')).myPostsPage,
  },
  {
    path: '/dashboard/my-posts/:slug',
    roles: ['educator'],
    isFocused: true,
    page: async () => (await import('./features/publishing/post-authoring/post-editor.page.tsx')).page,
  },
  {
    path: '/dashboard/my-posts/new',
    roles: ['educator'],
    page: async () => (await import('./features/publishing/post-authoring/new-post.page.tsx')).page,
  },
  {
    path: '/dashboard/questions',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/courses/lesson-questions/question-inbox.list.tsx')).page,
  },
] satisfies readonly PageRoute[]
