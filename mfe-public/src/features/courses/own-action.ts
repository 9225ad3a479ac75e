import { laterPart } from '../../later-part.ts'

export const ownAction = laterPart(async () => (await import('./own-course-action.tsx')).OwnCourseAction)
