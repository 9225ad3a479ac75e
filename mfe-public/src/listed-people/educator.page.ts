import { educatorCourses } from '../features/courses/courses/educator-courses.tsx'
import { educatorEvents } from '../features/events/events/educator-events.tsx'
import { createPersonPage } from '../features/people/listed-people/person-page.tsx'
import { educatorPosts } from '../features/publishing/posts/educator-posts.tsx'

export const route = { path: '/services/educators/:id', sitemap: { list: '/api/educators' }, isNeverKept: true }

export const page = createPersonPage('educator', { educatorCourses, educatorEvents, educatorPosts })
