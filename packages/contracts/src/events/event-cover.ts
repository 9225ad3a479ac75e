import { courseCover } from '../courses/course-cover.ts'
import { defineFileKind } from '../files/file-kind.ts'

/** The poster of an event. Its rules equal those of a course's cover (S-383, C-47). */
export const eventCover = defineFileKind({ ...courseCover, name: 'event_cover', folder: 'posters' })
