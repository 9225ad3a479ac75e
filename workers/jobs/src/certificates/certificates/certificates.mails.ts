import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  certificate_issued: ({ course, kind, certificateId, reason, ...values }) => ({
    subject: 'You have a new certificate',
    preview: `${kindTextsOf(kind).name}: ${required(course)}`,
    heading: 'You have a new certificate',
    ...greet(values),
    paragraphs: [
      `Your certificate says that you ${kindTextsOf(kind).lead} “${required(course)}”. Anybody you show it to can verify it without an account.`,
      ...(reason ? [`It was issued by hand. The reason: ${reason}`] : []),
    ],
    action: {
      label: 'View certificate',
      path: certificateId ? certificatePath(certificateId) : '/dashboard/certificates',
    },
    because: becauseAccount,
  }),
  certificate_revoked: ({ course, certificateId, reason, ...values }) => ({
    subject: 'Your certificate was revoked',
    preview: 'Anybody who verifies it now sees that it is no longer valid.',
    heading: 'Your certificate was revoked',
    ...greet(values),
    paragraphs: [
      `Your certificate of “${required(course)}” is no longer valid, and whoever verifies it sees that. The reason: ${required(reason)}`,
      'If you think that this is a mistake, reply to this email.',
    ],
    action: { label: 'View certificate', path: certificatePath(required(certificateId)) },
    because: becauseAccount,
  }),
  certificate_reinstated: ({ course, certificateId, ...values }) => ({
    subject: 'Your certificate is valid again',
    preview: 'We took its revocation back.',
    heading: 'Your certificate is valid again',
    ...greet(values),
    paragraphs: [
      `We took the revocation of your certificate of “${required(course)}” back. Anybody who verifies it sees that it is valid.`,
    ],
    action: { label: 'View certificate', path: certificatePath(required(certificateId)) },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const sample = { firstName: 'Asha', certificateId: 'crt_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  certificate_issued: {
    values: { ...sample, kind: 'course', reason: 'Handed in on paper.' },
    leadsTo: '/certificates/crt_1',
  },
  certificate_revoked: {
    values: { ...sample, reason: 'The lessons were done by somebody else.' },
    leadsTo: '/certificates/crt_1',
  },
  certificate_reinstated: { values: sample, leadsTo: '/certificates/crt_1' },
}
