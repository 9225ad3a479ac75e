export const myCourseHref = (courseId: string, lessonId?: string) =>
  `/dashboard/my-courses/${encodeURIComponent(courseId)}${lessonId === undefined ? '' : `?lesson=${encodeURIComponent(lessonId)}`}`

export const myNotesHref = (courseId: string) => `/dashboard/my-courses/${encodeURIComponent(courseId)}/notes`

export const courseHref = (id: string) => `/courses/${encodeURIComponent(id)}`
