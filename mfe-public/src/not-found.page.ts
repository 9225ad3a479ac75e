import { featuredCourses } from './features/courses/featured-courses.tsx'
import { createNotFoundPage } from './features/not-found/not-found.page.tsx'

export const notFoundPage = createNotFoundPage(featuredCourses)
