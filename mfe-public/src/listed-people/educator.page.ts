import { educatorCourses } from '../features/courses/courses/educator-courses.tsx'
import { createPersonPage } from '../features/people/listed-people/person-page.tsx'
import { seenPart } from '../pages/seen-part.tsx'
import { educatorPosts } from '../features/publishing/posts/educator-posts.tsx'

export const route = {
  path: '/services/educators/:id',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/educators' },
  isNeverKept: true,
}

const educatorEvents = seenPart({
  read: async () => (await import('../features/events/events/educator-events.tsx')).educatorEvents,
  keys: ['educator-events'],
})

export const page = createPersonPage('educator', { educatorCourses, educatorEvents, educatorPosts })
