export const acts = {
  'account.google_linked': {
    name: 'Google account linked',
    meaning: 'The user signed in with Google, and that Google account now opens this account.',
  },
  'account.taken_over': {
    name: 'Unproven account taken over',
    meaning:
      'The owner of the address signed in with Google. The password and the sessions of whoever created the account before were discarded.',
  },
}
