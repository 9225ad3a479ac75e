import { courseCover, smallCover } from '../courses/course-cover.ts'
import { defineFileKind } from '../files/file-kind.ts'

const ofPeople = { uploaders: ['student', 'educator', 'admin'], perAccount: 200 } as const

export const smallLabPicture = defineFileKind({ ...smallCover, ...ofPeople, name: 'lab_picture_small' })

/** A picture in an update. The people of the lab upload such pictures and get their addresses. */
export const labPicture = defineFileKind({
  ...courseCover,
  ...ofPeople,
  name: 'lab_picture',
  folder: 'lab-updates',
  small: smallLabPicture,
})
