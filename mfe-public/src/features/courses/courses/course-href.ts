import { cataloguePath } from './catalogue-address.ts'

export const enrollId = 'enroll'

export const courseHref = (id: string) => `${cataloguePath}/${encodeURIComponent(id)}`

/** A code that makes the course free is sent there. */
export const freeHref = (id: string) => `${courseHref(id)}/free`

export const codeHref = (id: string, code: string) => `${courseHref(id)}?${new URLSearchParams({ code }).toString()}`

export const lessonHref = (courseId: string, lessonId: string) =>
  `${courseHref(courseId)}/lessons/${encodeURIComponent(lessonId)}`

export const playerHref = (id: string) => `/dashboard/my-courses/${encodeURIComponent(id)}`
