export const auditActions = {
  'month.statement_read': {
    name: 'Statement of a month read',
    meaning: 'An admin read the movements of a month from the bank statement.',
  },
  'month.difference_explained': {
    name: 'Difference explained',
    meaning: 'An admin wrote why a difference in a month is to stay.',
  },
  'month.reason_withdrawn': {
    name: 'Reason for a difference withdrawn',
    meaning: 'An admin took the reason for a difference back.',
  },
  'month.closed': { name: 'Month closed', meaning: 'An admin closed a month. Its figures stay as they were then.' },
  'month.reopened': {
    name: 'Month reopened',
    meaning: 'An admin opened a closed month again, and gave the reason.',
  },
}
