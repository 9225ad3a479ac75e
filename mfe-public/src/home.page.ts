import { categoryIndex } from './features/courses/catalogue/category-index.tsx'
import { featuredCourses } from './features/courses/catalogue/featured-courses.tsx'
import { upcomingEvents } from './features/events/catalogue/upcoming-events.tsx'
import { createHomePage } from './features/site/home/home.page.tsx'
import * as calls from './home-calls.registry.ts'

export const homePage = createHomePage({
  featuredCourses,
  categoryIndex,
  upcomingEvents,
  calls,
  loadChatDialog: async () =>
    (await import('./features/accounts/educator-chat/educator-chat-dialog.tsx')).EducatorChatDialog,
  loadPathDialog: async () =>
    (await import('./features/paths/learning-paths/learning-path-dialog.tsx')).LearningPathDialog,
})
