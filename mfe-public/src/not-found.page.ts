import { featuredCourses } from './features/courses/catalogue/courses-on-home.ts'
import { createNotFoundPage } from './features/site/not-found/not-found.page.tsx'

export const notFoundPage = createNotFoundPage(featuredCourses)
