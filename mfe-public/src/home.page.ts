import { categoryIndex } from './features/courses/category-index.tsx'
import { featuredCourses } from './features/courses/featured-courses.tsx'
import { createHomePage } from './features/home/home.page.tsx'
import * as calls from './home-calls.registry.ts'

export const homePage = createHomePage({
  featuredCourses,
  categoryIndex,
  calls,
  loadChatDialog: async () => (await import('./features/educator-chat/educator-chat-dialog.tsx')).EducatorChatDialog,
})
