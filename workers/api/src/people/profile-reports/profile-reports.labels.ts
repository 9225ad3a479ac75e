import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'profile_report.dismissed': {
    name: 'Reports of a profile dismissed',
    meaning: 'An admin read the reports of the profile and left it as it is.',
  },
  'profile_report.suspended': {
    name: 'Reports of a profile answered with a suspension',
    meaning: 'An admin suspended the user because of reports. Reporters who can be reached are told.',
  },
  'profile_report.decision_undone': {
    name: 'Decision on reports undone',
    meaning: 'An admin took the decision back before its emails were sent. The reports wait again.',
  },
  'profile.warned': {
    name: 'User warned about their profile',
    meaning: 'An admin wrote to the user because of reports. The profile stays listed.',
  },
  'profile.hidden': {
    name: 'Profile hidden',
    meaning: 'An admin took the profile off the public lists because of reports, and told the user why.',
  },
  'profile.shown': { name: 'Profile shown again', meaning: 'An admin let the profile be listed again.' },
  'profile.hiding_answered': {
    name: 'Reply to a hidden profile',
    meaning: 'The user whose profile is hidden replied to the admins, which is possible once.',
  },
}

export const notificationKinds = {
  profile_listing: {
    group: t('Account', 'Heading over kinds of notifications'),
    name: t('Warnings about your public profile', 'Kind of notifications'),
    choice: 'email',
    isFixed: true,
    roles: ['student', 'educator'],
  },
  profile_reports: {
    group: t('Messages', 'Heading over kinds of notifications'),
    name: t('Answers to your reports', 'Kind of notifications'),
    choice: 'email',
  },
} satisfies Record<string, NotificationKindLabels>

const bell = (title: string): BellLabels => ({
  kind: 'profile_listing',
  icon: 'account',
  says: ({ message }) => ({ title, text: message, path: '/dashboard/profile' }),
})

export const mailTemplates = {
  profile_warned: { name: 'Warning about a profile', bell: bell(t('A warning about your profile', 'Notification')) },
  profile_hidden: { name: 'Profile hidden', bell: bell(t('Your profile is hidden from others', 'Notification')) },
  profile_shown: { name: 'Profile shown again', bell: bell(t('Your profile is shown again', 'Notification')) },
  profile_report_answered: {
    name: 'Answer to a report',
    // The recipients are hidden, because they are the people who reported.
    isBlind: true,
    bell: {
      kind: 'profile_reports',
      icon: 'message',
      says: () => ({
        title: t('We looked at the profile that you reported', 'Notification'),
        path: '/dashboard/notifications',
      }),
    },
  },
} satisfies Record<string, MailLabels>
