import { t } from '@kere/brand/messages'
import { lookup } from '@kere/contracts/http/open-value'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

const becauseProfile = t('You received this email because you have a profile on Kere.', 'Email, why they received it')

const outcomes = {
  dismiss: t('We read it, and did not find that the profile breaks our rules. It stays as it is.', 'Email'),
  warn: t('We read it, and have written to the person. If it goes on, report it again.', 'Email'),
  hide: t('We read it, and have hidden the profile. It is no longer listed or found.', 'Email'),
  suspend: t('We read it, and have suspended the account. Its profile is no longer listed or found.', 'Email'),
}

const profile = { label: t('Open your profile', 'Email, button or link'), path: '/dashboard/profile' }

export const mails = {
  profile_warned: ({ firstName, message }) => ({
    subject: t('A warning about your profile', 'Email profile_warned, subject'),
    preview: t('Please read it, and change what it names.', 'Email profile_warned, preview'),
    heading: t('A warning about your profile', 'Email profile_warned, heading'),
    paragraphs: [
      t(
        'Hello {firstName}, your profile on Kere was reported to us. We looked at it, and ask you to read this:',
        { firstName: required(firstName) },
        'Email profile_warned',
      ),
    ],
    quote: required(message),
    action: profile,
    afterAction: t('Your profile stays listed. If it is reported again, we may hide it.', 'Email profile_warned'),
    because: becauseProfile,
  }),

  profile_hidden: ({ firstName, message, stays }) => ({
    subject: stays
      ? t('Your profile stays hidden', 'Email profile_hidden, subject')
      : t('Your profile is hidden from others', 'Email profile_hidden, subject'),
    preview: t('Here is why, and what you can do.', 'Email profile_hidden, preview'),
    heading: stays
      ? t('Your profile stays hidden', 'Email profile_hidden, heading')
      : t('Your profile is hidden from others', 'Email profile_hidden, heading'),
    paragraphs: [
      stays
        ? t(
            'Hello {firstName}, we read your reply. Your profile on Kere stays hidden, for this reason:',
            { firstName: required(firstName) },
            'Email profile_hidden',
          )
        : t(
            'Hello {firstName}, your profile on Kere was reported to us. We looked at it and have hidden it, for this reason:',
            { firstName: required(firstName) },
            'Email profile_hidden',
          ),
    ],
    quote: required(message),
    action: stays
      ? profile
      : { label: t('Reply on your profile page', 'Email profile_hidden, button or link'), path: '/dashboard/profile' },
    afterAction: stays
      ? t(
          'Nobody finds you in our lists. Your courses, events and account are open to you as before.',
          'Email profile_hidden',
        )
      : t(
          'Nobody finds you in our lists. Your account is open to you as before, and you can reply to us once on your profile page.',
          'Email profile_hidden',
        ),
    because: becauseProfile,
  }),

  profile_shown: ({ firstName }) => ({
    subject: t('Your profile is shown again', 'Email profile_shown, subject'),
    preview: t('Others can find you as before.', 'Email profile_shown, preview'),
    heading: t('Your profile is shown again', 'Email profile_shown, heading'),
    paragraphs: [
      t(
        'Hello {firstName}, your profile on Kere is no longer hidden.',
        { firstName: required(firstName) },
        'Email profile_shown',
      ),
    ],
    action: profile,
    because: becauseProfile,
  }),

  profile_report_answered: ({ decision }) => ({
    subject: t('Our answer to your report', 'Email profile_report_answered, subject'),
    preview: t('You reported a profile on Kere.', 'Email profile_report_answered, preview'),
    heading: t('Our answer to your report', 'Email profile_report_answered, heading'),
    paragraphs: [
      t('You reported a profile on Kere. Thank you for telling us.', 'Email profile_report_answered'),
      lookup(outcomes, required(decision)) ?? t('We read it, and have decided on it.', 'Email profile_report_answered'),
    ],
    action: { label: t('Open Kere', 'Email profile_report_answered, button or link'), path: '/' },
    afterAction: t('The person is not told who reported them.', 'Email profile_report_answered'),
    because: t(
      'You received this email because someone reported a profile with this address on Kere.',
      'Email profile_report_answered, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

const toThem = { firstName: 'Asha', message: 'Your bio sells exam answers.\nPlease take that out.' }

export const samples: MailSamples = {
  profile_warned: { values: toThem, leadsTo: '/dashboard/profile' },
  profile_hidden: { values: { ...toThem, stays: '' }, leadsTo: '/dashboard/profile' },
  profile_shown: { values: toThem, leadsTo: '/dashboard/profile' },
  profile_report_answered: { values: { decision: 'hide' }, leadsTo: '/' },
}
