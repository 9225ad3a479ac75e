import { t } from '@kere/brand/messages'
import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'lab.created': { name: 'Challenge lab created', meaning: 'A lab was made, open or as a draft.' },
  'lab.opened': { name: 'Challenge lab opened', meaning: 'The lab takes requests to join.' },
  'lab.closed': { name: 'Challenge lab closed', meaning: 'The lab takes no more requests. Those that wait stay.' },
  'lab.archived': {
    name: 'Challenge lab archived',
    meaning: 'A lab with people in it was deleted: it is kept for them, and they were emailed.',
  },
  'lab.deleted': { name: 'Challenge lab deleted', meaning: 'A lab that nobody was in was deleted for good.' },
  'lab.outcome_published': {
    name: 'Lab outcome published',
    meaning: 'What the closed lab came to is on its public page.',
  },
  'lab.outcome_withdrawn': { name: 'Lab outcome withdrawn', meaning: 'The lab’s outcome is no longer public.' },
}

export const mailTemplates = {
  lab_archived: {
    name: 'Challenge lab archived',
    bell: {
      kind: 'lab_answers',
      icon: 'people',
      says: ({ lab = '' }) => ({
        title: t('A Challenge Lab has ended', 'Notification'),
        text: lab,
        path: '/dashboard/challenge-labs',
      }),
    },
  },
} satisfies Record<string, MailLabels>
