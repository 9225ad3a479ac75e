export const auditActions = {
  'leaders.changed': { name: 'Leadership changed', meaning: 'An admin changed who the page about us names.' },
}
