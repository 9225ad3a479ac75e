export const auditActions = {
  'consent.withdrawn': {
    name: 'Consent withdrawn',
    meaning: 'The user withdrew a consent on the privacy page. What was based on it ended at once.',
  },
}
