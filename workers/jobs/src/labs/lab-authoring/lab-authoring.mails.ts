import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  lab_archived: ({ lab, status, ...values }) => ({
    subject: t('A Challenge Lab has ended', 'Email lab_archived, subject'),
    preview: t('{lab} was taken down by its educator.', { lab: required(lab) }, 'Email lab_archived, preview'),
    heading: t('A Challenge Lab has ended', 'Email lab_archived, heading'),
    ...greet(values),
    paragraphs: [
      t('“{lab}” was taken down by the people who run it.', { lab: required(lab) }, 'Email lab_archived'),
      status === 'approved'
        ? t('You can still read its workspace on your dashboard. Nothing can be added any more.', 'Email lab_archived')
        : t('Your request will not be answered. Other labs may be open.', 'Email lab_archived'),
    ],
    action:
      status === 'approved'
        ? { label: t('Your Challenge Labs', 'Email lab_archived, button or link'), path: '/dashboard/challenge-labs' }
        : { label: t('See open labs', 'Email lab_archived, button or link'), path: '/challenge-labs' },
    because:
      status === 'approved'
        ? t(
            'You received this email because you were in this Challenge Lab on Kere.',
            'Email lab_archived, why they received it',
          )
        : t(
            'You received this email because you asked to join this Challenge Lab on Kere.',
            'Email lab_archived, why they received it',
          ),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  lab_archived: {
    values: { firstName: 'Meera', lab: 'Trace one drain', status: 'approved' },
    leadsTo: '/dashboard/challenge-labs',
  },
}
