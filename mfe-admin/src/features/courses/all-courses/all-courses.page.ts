import { listScreen } from '@kere/screens/list-screen'
import { AllCoursesPage } from './all-courses-page.tsx'
import { allCourses } from './all-courses.list.tsx'

export const route = { path: '/dashboard/courses', roles: ['admin'] }

export const page = listScreen(allCourses, AllCoursesPage)
