export const acts = {
  'account.password_changed': {
    name: 'Password changed',
    meaning: 'The user gave their current password and chose a new one, and every other session ended.',
  },
  'account.password_refused': {
    name: 'Current password refused',
    meaning: 'Somebody who was signed in to this account gave a wrong password where the current one is asked for.',
  },
  'account.google_unlinked': {
    name: 'Google account unlinked',
    meaning: 'The user gave their current password, and their Google account no longer opens this account.',
  },
}

export const mails = {
  google_unlinked: { name: 'Google account unlinked' },
}
