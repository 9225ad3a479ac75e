import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  lab_archived: ({ lab, status, ...values }) => ({
    subject: 'A Challenge Lab has ended',
    preview: `${required(lab)} was taken down by its educator.`,
    heading: 'A Challenge Lab has ended',
    ...greet(values),
    paragraphs: [
      `“${required(lab)}” was taken down by the people who run it.`,
      status === 'approved'
        ? 'You can still read its workspace on your dashboard. Nothing can be added any more.'
        : 'Your request will not be answered. Other labs may be open.',
    ],
    action:
      status === 'approved'
        ? { label: 'Your Challenge Labs', path: '/dashboard/challenge-labs' }
        : { label: 'See open labs', path: '/challenge-labs' },
    because:
      status === 'approved'
        ? `You received this email because you were in this Challenge Lab on ${product}.`
        : `You received this email because you asked to join this Challenge Lab on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  lab_archived: {
    values: { firstName: 'Meera', lab: 'Trace one drain', status: 'approved' },
    leadsTo: '/dashboard/challenge-labs',
  },
}
