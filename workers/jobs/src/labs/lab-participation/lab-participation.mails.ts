import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  lab_requested: ({ labId, lab, role, ...values }) => ({
    subject: role === 'educator' ? 'Someone offers to mentor your lab' : 'Someone asks to join your lab',
    preview: `${required(lab)}: read the request and answer it.`,
    heading: role === 'educator' ? 'Someone offers to mentor your lab' : 'Someone asks to join your lab',
    ...greet(values),
    paragraphs: [
      `There is a new request for “${required(lab)}”. Read it and answer it on the lab’s participants page.`,
    ],
    action: {
      label: 'Read the request',
      path: `/dashboard/challenge-labs/${encodeURIComponent(required(labId))}/participants`,
    },
    because: `You received this email because you run this Challenge Lab on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  lab_requested: {
    values: { firstName: 'Asha', labId: 'lab_1', lab: 'Trace one drain', role: 'student' },
    leadsTo: '/dashboard/challenge-labs/lab_1/participants',
  },
}
