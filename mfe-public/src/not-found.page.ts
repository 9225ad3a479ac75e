import { createNotFoundPage } from './features/site/not-found/not-found-page.tsx'

export const route = { path: '*' }

export const page = createNotFoundPage(
  async () => (await import('./features/courses/courses/course.next.ts')).featuredNext,
)
