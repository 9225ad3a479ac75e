export const mailTemplates = {
  mentorship_session_booked: { name: 'Mentorship session booked' },
  mentorship_session_confirmed: { name: 'Mentorship session confirmed' },
  mentorship_session_moved: { name: 'Mentorship session moved' },
  mentorship_session_cancelled: { name: 'Mentorship session cancelled' },
  mentorship_session_tomorrow: { name: 'Mentorship session tomorrow' },
  mentorship_session_soon: { name: 'Mentorship session in an hour' },
}

declare module '../../http/labels.ts' {
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
