export const acts = {
  'outbox.replayed': {
    name: 'Email sent again',
    meaning: 'An admin sent an email again that had failed, or that may not have been sent.',
  },
}
