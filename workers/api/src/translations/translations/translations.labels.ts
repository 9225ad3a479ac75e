export const auditActions = {
  'translation.published': {
    name: 'Translation shown',
    meaning: 'A translation, or changes to it, became visible to readers.',
  },
  'translation.withdrawn': {
    name: 'Translation hidden',
    meaning: 'Readers see the original again.',
  },
}
