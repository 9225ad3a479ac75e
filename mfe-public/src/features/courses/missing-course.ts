import { laterPart } from '../../later-part.ts'

export const missingCourse = laterPart(async () => (await import('./course-not-found.tsx')).CourseNotFound)
