export const auditActions = {
  'access.denied': {
    name: 'Access denied',
    meaning: 'The user asked for something that their role does not allow, and nothing was done.',
  },
}
