import { latestPosts } from './features/publishing/posts/posts-on-home.ts'
import { categoryIndex, featuredCourses } from './features/courses/courses/courses-on-home.ts'
import { upcomingEvents } from './features/events/events/events-on-home.ts'
import { featuredLabs } from './features/labs/labs/labs-on-home.ts'
import { createHomePage } from './features/site/home/home-page.tsx'
import * as calls from './home-calls.registry.ts'

export const route = { path: '/', languages: ['kn', 'hi', 'ta'], sitemap: true, maxAgeSeconds: 10 }

export const page = createHomePage({
  featuredLabs,
  featuredCourses,
  categoryIndex,
  upcomingEvents,
  latestPosts,
  calls,
  loadChatDialog: async () =>
    (await import('./features/accounts/educator-chat/educator-chat-dialog.tsx')).EducatorChatDialog,
  loadPathDialog: async () =>
    (await import('./features/paths/learning-paths/learning-path-dialog.tsx')).LearningPathDialog,
})
