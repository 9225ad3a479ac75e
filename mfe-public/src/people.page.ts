import { educatorCourses } from './features/courses/courses/educator-courses.tsx'
import { educatorEvents } from './features/events/events/educator-events.tsx'
import { createPersonPage } from './features/people/listed-people/person-page.tsx'
import { personWork } from './features/portfolio/impact-pages/person-work.tsx'
import { educatorPosts } from './features/publishing/posts/educator-posts.tsx'

export const educatorRoute = { path: '/services/educators/:id', sitemap: { list: '/api/educators' }, isNeverKept: true }

export const educatorPage = createPersonPage('educator', { educatorCourses, educatorEvents, educatorPosts })

export const learnerRoute = { path: '/learners/:id', isNeverKept: true }

export const learnerPage = createPersonPage('learner', { personWork })
