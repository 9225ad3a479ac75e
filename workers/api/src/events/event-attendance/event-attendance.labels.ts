export const auditActions = {
  'event_certificate.on': {
    name: 'Certificates of attendance switched on',
    meaning: 'Everybody who is checked in at the event gets a certificate, also those who were checked in before.',
  },
  'event_certificate.off': {
    name: 'Certificates of attendance switched off',
    meaning: 'Nobody gets another certificate of the event. Those that were issued stay valid.',
  },
  'event.walk_in_added': {
    name: 'Person let in at an event',
    meaning: 'The host let in somebody at the door who was not registered.',
  },
  'event.walk_in_removed': {
    name: 'Person removed at an event',
    meaning: 'The host took somebody who was not registered off the list again.',
  },
}
