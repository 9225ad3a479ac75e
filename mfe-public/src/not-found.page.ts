import { createNotFoundPage } from './features/site/not-found/not-found.page.tsx'

export const notFoundPage = createNotFoundPage(
  async () => (await import('./features/courses/catalogue/course.next.ts')).featuredNext,
)
