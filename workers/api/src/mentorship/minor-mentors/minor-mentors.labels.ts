import { t } from '@kere/brand/messages'
import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'minor_mentor.approved': {
    name: 'Mentor of minors approved',
    meaning: 'An admin let an educator mentor learners under 18.',
  },
  'minor_mentor.withdrawn': {
    name: 'Approval to mentor minors taken back',
    meaning: 'An admin took back that an educator may mentor learners under 18. Their mentorships of minors stop.',
  },
  'minor_mentor.undone': {
    name: 'Decision on a mentor of minors undone',
    meaning: 'An admin took back their decision on an educator before its email left.',
  },
}

const bell = (title: string) => ({
  kind: 'mentorship_asked' as const,
  icon: 'people' as const,
  says: () => ({ title, path: '/dashboard/mentorship' }),
})

export const mailTemplates = {
  minor_mentor_approved: {
    name: 'You may mentor learners under 18',
    bell: bell(t('You may now mentor learners under 18', 'Notification')),
  },
  minor_mentor_withdrawn: {
    name: 'You may no longer mentor learners under 18',
    bell: bell(t('You may no longer mentor learners under 18', 'Notification')),
  },
} satisfies Record<string, MailLabels>
