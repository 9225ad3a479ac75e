import { courseCover } from '../courses/course-cover.ts'
import { defineFileKind } from '../files/file-kind.ts'

/** As a course's cover (S-383, C-47). */
export const postCover = defineFileKind({ ...courseCover, name: 'post_cover', folder: 'posts' })
