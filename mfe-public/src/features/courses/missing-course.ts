import { laterPart } from '../../later-part.ts'

/** What stands in the place of a course that is not there. */
export const missingCourse = laterPart(async () => (await import('./course-not-found.tsx')).CourseNotFound)
