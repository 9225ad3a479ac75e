export const exportActs = {
  'list.exported': {
    name: 'List exported',
    meaning: 'Somebody downloaded a list as a CSV file.',
  },
}
