export { avatar } from './avatar.ts'
export { courseCover } from './course-cover.ts'
export { eventCover } from './event-cover.ts'
