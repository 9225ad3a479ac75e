import { courseCover } from '../courses/course-cover.ts'
import { defineFileKind } from '../files/file-kind.ts'

/** The rules equal those of a course's cover (S-383, C-47). */
export const labCover = defineFileKind({ ...courseCover, name: 'lab_cover', folder: 'labs' })
