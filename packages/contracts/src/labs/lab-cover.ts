import { courseCover } from '../courses/course-cover.ts'
import { defineFileKind } from '../files/file-kind.ts'

/** As a course's cover (S-383, C-47). */
export const labCover = defineFileKind({ ...courseCover, name: 'lab_cover', folder: 'labs' })
