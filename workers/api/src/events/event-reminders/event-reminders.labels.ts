export const mailTemplates = { event_reminder: { name: 'Event reminder' } }

declare module '../../http/labels.ts' {
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
