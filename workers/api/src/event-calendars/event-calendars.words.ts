export const acts = {
  'calendar_feed.created': {
    name: 'Calendar feed made',
    meaning: 'The user made an address by which a calendar reads which events they go to. An older address ended.',
  },
  'calendar_feed.revoked': {
    name: 'Calendar feed ended',
    meaning: 'The user ended the address by which a calendar read which events they go to.',
  },
}
