export const auditActions = {
  'list.exported': {
    name: 'List exported',
    meaning: 'Somebody downloaded a list as a CSV file.',
  },
}
