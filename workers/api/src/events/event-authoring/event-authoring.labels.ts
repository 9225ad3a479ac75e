export const auditActions = {
  'event.published': { name: 'Event published', meaning: 'The event became visible to visitors.' },
  'event.unpublished': {
    name: 'Event unpublished',
    meaning: 'The event was removed from the list. Everyone who is registered keeps their seat.',
  },
  'event.changed': { name: 'Event changed by an admin', meaning: 'An admin changed somebody else’s event.' },
  'event.cancelled': {
    name: 'Event cancelled',
    meaning: 'The event was cancelled. Everyone with a seat or on the waitlist was told by email.',
  },
  'event.cancellation_undone': {
    name: 'Event cancellation undone',
    meaning: 'The cancellation was taken back before its emails were sent.',
  },
  'event.deleted': {
    name: 'Event deleted',
    meaning: 'The event was deleted, and cancelled where people had seats. It is deleted for good after 30 days.',
  },
  'event.restored': { name: 'Event restored', meaning: 'A deleted event was brought back.' },
}

export const mailTemplates = {
  event_changed: { name: 'Event changed' },
  event_cancelled: { name: 'Event cancelled' },
  hosted_event_changed: { name: 'Event changed by an admin' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
