import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  lab_requested: ({ labId, lab, role, ...values }) => ({
    subject:
      role === 'educator'
        ? t('Someone offers to mentor your lab', 'Email lab_requested, subject')
        : t('Someone asks to join your lab', 'Email lab_requested, subject'),
    preview: t('{lab}: read the request and answer it.', { lab: required(lab) }, 'Email lab_requested, preview'),
    heading:
      role === 'educator'
        ? t('Someone offers to mentor your lab', 'Email lab_requested, heading')
        : t('Someone asks to join your lab', 'Email lab_requested, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'There is a new request for “{lab}”. Read it and answer it on the lab’s participants page.',
        { lab: required(lab) },
        'Email lab_requested',
      ),
    ],
    action: {
      label: t('Read the request', 'Email lab_requested, button or link'),
      path: `/dashboard/challenge-labs/${encodeURIComponent(required(labId))}/participants`,
    },
    because: t(
      'You received this email because you run this Challenge Lab on Kere.',
      'Email lab_requested, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  lab_requested: {
    values: { firstName: 'Asha', labId: 'lab_1', lab: 'Trace one drain', role: 'student' },
    leadsTo: '/dashboard/challenge-labs/lab_1/participants',
  },
}
