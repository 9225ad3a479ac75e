import { laterPart } from '../../later-part.ts'

/** What somebody who is signed in can do with a course: no visitor loads it. */
export const ownAction = laterPart(async () => (await import('./own-course-action.tsx')).OwnCourseAction)
