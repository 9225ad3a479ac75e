import { t } from '@kere/brand/messages'
import { said } from '../../http/said.ts'
import type { AuditLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'
import { isActInBlindRound, isMailOfBlindRound } from '../fellowship-rounds/round-rows.ts'

export const auditActions = {
  'fellowship.submitted': {
    name: 'Fellowship application submitted',
    meaning:
      'The user applied for a fellowship. The entry names track, round and day alone, so that a blind review stays blind.',
    isBlind: isActInBlindRound,
  },
  'fellowship.withdrawn': {
    name: 'Fellowship application withdrawn',
    meaning: 'The user took an application back before its review had begun. The entry names the day alone.',
    isBlind: isActInBlindRound,
  },
  'fellowship_round.changed': {
    name: 'Fellowship availability changed',
    meaning: 'An admin opened or closed a fellowship track, or changed its dates, places or blind review.',
  },
  'fellowship_round.begun': {
    name: 'Fellowship round begun',
    meaning: 'An admin began the next round of a fellowship track.',
  },
} satisfies Record<string, AuditLabels>

export const notificationKinds = {
  fellowship: {
    group: t('Fellowship', 'Heading over kinds of notifications'),
    name: t('Your fellowship applications', 'Kind of notifications'),
    about: t('Received, decided, deadline near', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['student', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

const path = '/dashboard/fellowship'

export const mailTemplates = {
  fellowship_received: {
    name: 'Fellowship application received',
    isBlind: isMailOfBlindRound,
    bell: {
      kind: 'fellowship',
      icon: 'award',
      says: ({ track = '' }) => ({
        title: t('We received your application', 'Notification'),
        text: said(
          '{track, select, k12 {K-12 Fellowship} college {College Fellowship} other {Professional Fellowship}}',
          { track },
          'Notification',
        ),
        path,
      }),
    },
  },
  fellowship_deadline: {
    name: 'Fellowship deadline near',
    isBlind: isMailOfBlindRound,
    bell: {
      kind: 'fellowship',
      icon: 'award',
      says: ({ track = '' }) => ({
        title: t('Your fellowship application is still a draft', 'Notification'),
        text: said(
          '{track, select, k12 {K-12 Fellowship} college {College Fellowship} other {Professional Fellowship}}: applications close in 3 days',
          { track },
          'Notification',
        ),
        path,
      }),
    },
  },
} satisfies Record<string, MailLabels>
