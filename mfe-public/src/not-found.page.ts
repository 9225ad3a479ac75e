import { featuredCourses } from './features/courses/catalogue/featured-courses.tsx'
import { createNotFoundPage } from './features/site/not-found/not-found.page.tsx'

export const notFoundPage = createNotFoundPage(featuredCourses)
