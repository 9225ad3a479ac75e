import { cataloguePath } from './catalogue-address.ts'

export const enrollId = 'enroll'

export const courseHref = (id: string) => `${cataloguePath}/${encodeURIComponent(id)}`

export const lessonHref = (courseId: string, lessonId: string) =>
  `${courseHref(courseId)}/lessons/${encodeURIComponent(lessonId)}`

export const playerHref = (id: string) => `/dashboard/my-courses/${encodeURIComponent(id)}`
