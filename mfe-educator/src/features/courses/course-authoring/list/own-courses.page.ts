import { listScreen } from '@kere/screens/list-screen'
import { OwnCoursesPage } from './own-courses-page.tsx'
import { ownCourses } from './own-courses.list.tsx'

export const route = { path: '/dashboard/courses', roles: ['educator'] }

export const page = listScreen(ownCourses, OwnCoursesPage)
