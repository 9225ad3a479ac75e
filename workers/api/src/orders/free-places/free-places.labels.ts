import { t } from '@kere/brand/messages'
import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'free_place_pool.set': {
    name: 'Free places set',
    meaning: 'An admin set how many free places of a course can be given.',
  },
  'free_place.given': {
    name: 'Free place given',
    meaning: 'An admin or the course’s educator gave somebody a free place.',
  },
  'free_place.taken_back': {
    name: 'Free place taken back',
    meaning: 'An admin or the course’s educator took a free place back before its learner had started.',
  },
}

export const mailTemplates = {
  free_place_given: {
    name: 'Free place given',
    bell: {
      kind: 'enrollments',
      icon: 'book',
      says: ({ course, courseId }) => ({
        title: t('You have a free place', 'Notification'),
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
  free_place_taken_back: {
    name: 'Free place taken back',
    bell: {
      kind: 'enrollments',
      icon: 'book',
      says: ({ course }) => ({
        title: t('Your free place was taken back', 'Notification'),
        text: course,
        path: '/courses',
      }),
    },
  },
} satisfies Record<string, MailLabels>
