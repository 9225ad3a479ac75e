import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  becauseAccount,
  dashboard,
  greet,
  listFacts,
  notYourDoing,
  required,
  setPassword,
  writeDay,
  writeTime,
} from '../../mail/mail-parts.ts'

export const mails = {
  own_data_downloaded: (values) => ({
    subject: t('Your data was downloaded', 'Email own_data_downloaded, subject'),
    preview: t('If this was not you, set a new password now.', 'Email own_data_downloaded, preview'),
    heading: t('Your data was downloaded', 'Email own_data_downloaded, heading'),
    ...greet(values),
    paragraphs: [
      t('A file with everything Kere holds about you was downloaded from your account.', 'Email own_data_downloaded'),
      t('It contains personal details. Keep it where only you can open it.', 'Email own_data_downloaded'),
    ],
    facts: listFacts([t('When', 'Email own_data_downloaded'), writeTime(values.at)]),
    action: {
      label: t('Open privacy settings', 'Email own_data_downloaded, button or link'),
      path: '/dashboard/privacy',
    },
    notYou: notYourDoing,
    because: becauseAccount,
  }),

  own_data_deletion_requested: (values) => ({
    subject: t('Your account will be deleted', 'Email own_data_deletion_requested, subject'),
    preview: t(
      'You can keep it until {dueAt}.',
      { dueAt: required(writeDay(values.dueAt)) },
      'Email own_data_deletion_requested, preview',
    ),
    heading: t('Your account will be deleted', 'Email own_data_deletion_requested, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We received your request to delete your Kere account. You are now signed out everywhere.',
        'Email own_data_deletion_requested',
      ),
      t(
        'We will delete your account and personal details on {dueAt}. Courses you published stay, without your name.',
        { dueAt: required(writeDay(values.dueAt)) },
        'Email own_data_deletion_requested',
      ),
      t(
        'Changed your mind? Sign in before that day and choose Keep my account on the Privacy page.',
        'Email own_data_deletion_requested',
      ),
    ],
    action: {
      label: t('Keep my account', 'Email own_data_deletion_requested, button or link'),
      path: '/dashboard/privacy',
    },
    notYou: {
      text: t(
        'If this was not you, set a new password now, then sign in and choose Keep my account.',
        'Email own_data_deletion_requested',
      ),
      link: setPassword,
    },
    because: becauseAccount,
  }),

  own_data_deletion_revoked: (values) => ({
    subject: t('Your account will be kept', 'Email own_data_deletion_revoked, subject'),
    preview: t('Your deletion request is cancelled. Nothing was deleted.', 'Email own_data_deletion_revoked, preview'),
    heading: t('Your account will be kept', 'Email own_data_deletion_revoked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your deletion request is cancelled. Nothing was deleted, and your account works as before.',
        'Email own_data_deletion_revoked',
      ),
    ],
    action: dashboard,
    notYou: notYourDoing,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  own_data_downloaded: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/privacy',
  },
  own_data_deletion_requested: {
    values: { firstName: 'Asha', dueAt: '2026-11-30T18:30:00.000Z' },
    leadsTo: '/dashboard/privacy',
  },
  own_data_deletion_revoked: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
}
