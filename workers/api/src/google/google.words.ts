export const acts = {
  'account.google_linked': {
    name: 'Google account linked',
    meaning: 'The user signed in with Google, and their Google account was linked to this account.',
  },
}
