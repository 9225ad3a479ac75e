import { product } from '@kere/brand/brand'
import { lookup } from '@kere/contracts/http/open-value'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

const becauseProfile = `You received this email because you have a profile on ${product}.`

const outcomes = {
  dismiss: 'We read it, and did not find that the profile breaks our rules. It stays as it is.',
  warn: 'We read it, and have written to the person. If it goes on, report it again.',
  hide: 'We read it, and have hidden the profile. It is no longer listed or found.',
  suspend: 'We read it, and have suspended the account. Its profile is no longer listed or found.',
}

const profile = { label: 'Open your profile', path: '/dashboard/profile' }

export const mails = {
  profile_warned: ({ firstName, message }) => ({
    subject: 'A warning about your profile',
    preview: 'Please read it, and change what it names.',
    heading: 'A warning about your profile',
    paragraphs: [
      `Hello ${required(firstName)}, your profile on ${product} was reported to us. We looked at it, and ask you to read this:`,
    ],
    quote: required(message),
    action: profile,
    afterAction: 'Your profile stays listed. If it is reported again, we may hide it.',
    because: becauseProfile,
  }),

  profile_hidden: ({ firstName, message, stays }) => ({
    subject: stays ? 'Your profile stays hidden' : 'Your profile is hidden from others',
    preview: 'Here is why, and what you can do.',
    heading: stays ? 'Your profile stays hidden' : 'Your profile is hidden from others',
    paragraphs: [
      `Hello ${required(firstName)}, ${
        stays
          ? `we read your reply. Your profile on ${product} stays hidden, for this reason:`
          : `your profile on ${product} was reported to us. We looked at it and have hidden it, for this reason:`
      }`,
    ],
    quote: required(message),
    action: stays ? profile : { label: 'Reply on your profile page', path: '/dashboard/profile' },
    afterAction: stays
      ? 'Nobody finds you in our lists. Your courses, events and account are open to you as before.'
      : 'Nobody finds you in our lists. Your account is open to you as before, and you can reply to us once on your profile page.',
    because: becauseProfile,
  }),

  profile_shown: ({ firstName }) => ({
    subject: 'Your profile is shown again',
    preview: 'Others can find you as before.',
    heading: 'Your profile is shown again',
    paragraphs: [`Hello ${required(firstName)}, your profile on ${product} is no longer hidden.`],
    action: profile,
    because: becauseProfile,
  }),

  profile_report_answered: ({ decision }) => ({
    subject: 'Our answer to your report',
    preview: `You reported a profile on ${product}.`,
    heading: 'Our answer to your report',
    paragraphs: [
      `You reported a profile on ${product}. Thank you for telling us.`,
      lookup(outcomes, required(decision)) ?? 'We read it, and have decided on it.',
    ],
    action: { label: `Open ${product}`, path: '/' },
    afterAction: 'The person is not told who reported them.',
    because: `You received this email because someone reported a profile with this address on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const toThem = { firstName: 'Asha', message: 'Your bio sells exam answers.\nPlease take that out.' }

export const samples: MailSamples = {
  profile_warned: { values: toThem, leadsTo: '/dashboard/profile' },
  profile_hidden: { values: { ...toThem, stays: '' }, leadsTo: '/dashboard/profile' },
  profile_shown: { values: toThem, leadsTo: '/dashboard/profile' },
  profile_report_answered: { values: { decision: 'hide' }, leadsTo: '/' },
}
