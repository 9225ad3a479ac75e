export const acts = {
  'account.google_linked': {
    name: 'Google account linked',
    meaning: 'The user signed in with Google, and that Google account now opens this account.',
  },
}
