export const mailTemplates = {
  canary_ended: { name: 'Release taken back by itself' },
  release_doubted: { name: 'Release doubted by visitors' },
  objective_burns: { name: 'Objective in danger' },
  objective_recovered: { name: 'Objective out of danger' },
}

export const auditActions = {
  'outbox.replayed': {
    name: 'Email sent again',
    meaning: 'An email that had failed, or may not have been sent, was sent again by an admin.',
  },
  'release.canary_ended': {
    name: 'Release taken back by itself',
    meaning: 'A release failed more often than the one beside it, and was rolled back without anybody.',
  },
  'release.doubted': {
    name: 'Release doubted by visitors',
    meaning:
      'Visitors’ browsers alone said that a release failed. It was paused where it was new, and rolled back nowhere.',
  },
}
