/** Where a learner learns a course; without a lesson, where they left it. */
export const myCourseHref = (courseId: string, lessonId?: string) =>
  `/dashboard/my-courses/${encodeURIComponent(courseId)}${lessonId === undefined ? '' : `?lesson=${encodeURIComponent(lessonId)}`}`
