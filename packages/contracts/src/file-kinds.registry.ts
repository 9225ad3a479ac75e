export { courseCover } from './course-cover.ts'
