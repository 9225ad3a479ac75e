export const auditActions = {
  'fellowship_round.changed': {
    name: 'Fellowship availability changed',
    meaning: 'An admin opened or closed a fellowship track, or changed its dates, places or blind review.',
  },
  'fellowship_round.begun': {
    name: 'Fellowship round begun',
    meaning: 'An admin began the next round of a fellowship track.',
  },
}
