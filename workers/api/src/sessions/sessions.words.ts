export const acts = {
  'session.revoked': { name: 'Session ended', meaning: 'The user ended one of their sessions.' },
  'session.others_revoked': {
    name: 'Other sessions ended',
    meaning: 'The user signed out of every session but the one in use.',
  },
}
