export const mailTemplates = {
  enrolled: { name: 'You are enrolled' },
  first_learner: { name: 'First learner of a course' },
}

declare module '../../http/labels.ts' {
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
