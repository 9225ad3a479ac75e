export { avatar, smallAvatar } from '../accounts/avatar.ts'
export { postCover } from '../blog/post-cover.ts'
export { courseCover, smallCover } from '../courses/course-cover.ts'
export { eventCover } from '../events/event-cover.ts'
