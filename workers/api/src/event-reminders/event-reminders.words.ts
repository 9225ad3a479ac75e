export const mails = { event_reminder: { name: 'Event reminder' } }
