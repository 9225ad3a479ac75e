import { messageOfMail } from './message-rows.ts'

export const auditActions = {
  'event.message_sent': {
    name: 'Message sent to attendees',
    meaning: 'The host emailed attendees of the event. Who gets it stands in the details.',
  },
}

export const mailTemplates = {
  event_message: { name: 'Message from the host of an event', says: messageOfMail },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
