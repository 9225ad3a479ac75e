export const auditActions = {
  'account.role_chosen': { name: 'Role chosen', meaning: 'The user chose whether to learn or to teach.' },
  'account.onboarded': {
    name: 'Onboarding finished',
    meaning: 'The user finished onboarding, and the profile is complete.',
  },
  'account.refused_under_age': {
    name: 'Refused: under 13',
    meaning: 'The date of birth showed that the user is under 13. Their account was deleted.',
  },
}
