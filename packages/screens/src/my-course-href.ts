/** Where a learner learns a course; without a lesson, where they left it. */
export const myCourseHref = (courseId: string, lessonId?: string) =>
  `/dashboard/my-courses/${encodeURIComponent(courseId)}${lessonId === undefined ? '' : `?lesson=${encodeURIComponent(lessonId)}`}`

/** What a learner has written in a course. */
export const myNotesHref = (courseId: string) => `/dashboard/my-courses/${encodeURIComponent(courseId)}/notes`
