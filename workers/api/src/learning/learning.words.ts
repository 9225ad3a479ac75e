export const mails = { course_completed: { name: 'Course completed' } }
