export const auditActions = {
  'career_position.created': { name: 'Position created', meaning: 'An admin began a position as a draft.' },
  'career_position.changed': { name: 'Position changed', meaning: 'An admin changed what a position says.' },
  'career_position.published': {
    name: 'Position published',
    meaning: 'An admin published a position, or opened it again. Anybody may apply.',
  },
  'career_position.closed': {
    name: 'Position closed',
    meaning: 'An admin closed a position. Who has applied stays and is still answered.',
  },
}
