export const auditActions = {
  'calendar_feed.created': {
    name: 'Calendar feed created',
    meaning:
      'The user created an address that calendar apps read their events from. Any earlier address stopped working.',
  },
  'calendar_feed.revoked': {
    name: 'Calendar feed turned off',
    meaning: 'The user turned off the address that calendar apps read their events from.',
  },
}
