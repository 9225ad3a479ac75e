export const auditActions = {
  'outbox.replayed': {
    name: 'Email sent again',
    meaning: 'An email that had failed, or may not have been sent, was sent again by an admin.',
  },
}
