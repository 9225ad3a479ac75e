import { cataloguePath } from './catalogue-address.ts'

export const enrollId = 'enroll'

export const courseHref = (id: string) => `${cataloguePath}/${encodeURIComponent(id)}`

const withCode = (path: string, code: string) => `${path}?${new URLSearchParams({ code }).toString()}`

/** A code that makes the course free is sent there. It is in the address too, to which a refused form returns. */
export const freeHref = (id: string, code: string) => withCode(`${courseHref(id)}/free`, code)

export const codeHref = (id: string, code: string) => withCode(courseHref(id), code)

export const lessonHref = (courseId: string, lessonId: string) =>
  `${courseHref(courseId)}/lessons/${encodeURIComponent(lessonId)}`

export const playerHref = (id: string) => `/dashboard/my-courses/${encodeURIComponent(id)}`
