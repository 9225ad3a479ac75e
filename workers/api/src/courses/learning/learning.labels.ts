export const mailTemplates = { course_completed: { name: 'Course completed' } }

declare module '../../http/labels.ts' {
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
