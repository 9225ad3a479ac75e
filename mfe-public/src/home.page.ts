import { categoryIndex } from './features/courses/category-index.tsx'
import { featuredCourses } from './features/courses/featured-courses.tsx'
import { createHomePage } from './features/home/home.page.tsx'

/** The home page, made of what the features bring to it. */
export const homePage = createHomePage({
  featuredCourses,
  categoryIndex,
  loadChatDialog: async () => (await import('./features/educator-chat/educator-chat-dialog.tsx')).EducatorChatDialog,
})
