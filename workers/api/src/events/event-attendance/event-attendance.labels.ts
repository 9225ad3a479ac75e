export const auditActions = {
  'event.walk_in_added': {
    name: 'Person let in at an event',
    meaning: 'The host let in somebody at the door who was not registered.',
  },
  'event.walk_in_removed': {
    name: 'Person removed at an event',
    meaning: 'The host took somebody who was not registered off the list again.',
  },
}
