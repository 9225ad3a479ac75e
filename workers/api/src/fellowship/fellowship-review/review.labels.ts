import { said } from '../../http/said.ts'
import { t } from '@kere/brand/messages'
import type { MailLabels } from '../../http/labels.ts'
import { isMailOfBlindRound } from '../fellowship-rounds/round-rows.ts'

export const auditActions = {
  'fellowship.approved': {
    name: 'Fellowship application approved',
    meaning: 'An admin approved a fellowship application; the email left ten seconds later.',
  },
  'fellowship.rejected': {
    name: 'Fellowship application not selected',
    meaning: 'An admin did not select a fellowship application and gave the reason.',
  },
  'fellowship.decision_undone': {
    name: 'Fellowship decision undone',
    meaning: 'An admin took a decision back before its email was sent. The application is under review again.',
  },
  'fellowship.completed': {
    name: 'Fellowship completed',
    meaning:
      'An admin said that a fellow has completed the fellowship. They get a certificate, which that admin signs.',
  },
  'fellowship.completion_undone': {
    name: 'Fellowship completion undone',
    meaning:
      'An admin took that back within ten seconds. The fellow was told nothing, and their certificate is not valid.',
  },
  'fellowship.statement_downloaded': {
    name: 'Fellowship statement opened',
    meaning: 'An admin asked for a link to the statement of an application.',
  },
}

const pathOf = (id: string) => `/dashboard/fellowship?application=${encodeURIComponent(id)}`

export const mailTemplates = {
  fellowship_approved: {
    name: 'Fellowship application approved',
    isBlind: isMailOfBlindRound,
    bell: {
      kind: 'fellowship',
      icon: 'award',
      says: ({ track = '', applicationId = '' }) => ({
        title: t('Your application is approved', 'Notification'),
        text: said(
          '{track, select, k12 {K-12 Fellowship} college {College Fellowship} other {Professional Fellowship}}',
          { track },
          'Notification',
        ),
        path: pathOf(applicationId),
      }),
    },
  },
  fellowship_rejected: {
    name: 'Fellowship application not selected',
    isBlind: isMailOfBlindRound,
    bell: {
      kind: 'fellowship',
      icon: 'award',
      says: ({ track = '', applicationId = '' }) => ({
        title: t('Your application was not selected', 'Notification'),
        text: said(
          '{track, select, k12 {K-12 Fellowship} college {College Fellowship} other {Professional Fellowship}}',
          { track },
          'Notification',
        ),
        path: pathOf(applicationId),
      }),
    },
  },
} satisfies Record<string, MailLabels>
