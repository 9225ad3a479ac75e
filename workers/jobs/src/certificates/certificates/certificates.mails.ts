import { t } from '@kere/brand/messages'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  certificate_issued: ({ course, kind, certificateId, reason, ...values }) => ({
    subject: t('You have a new certificate', 'Email certificate_issued, subject'),
    preview: t(
      '{kind, select, lab {Challenge Lab} fellowship {Fellowship} mentorship {Mentorship} event {Event} other {Course}}: {course}',
      { kind: kind ?? 'course', course: required(course) },
      'Email certificate_issued, preview',
    ),
    heading: t('You have a new certificate', 'Email certificate_issued, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your certificate says that you {kind, select, lab {contributed to the outcome of the Challenge Lab “{course}”} fellowship {completed the fellowship “{course}”} mentorship {completed a mentorship in “{course}”} event {attended the event “{course}”} other {completed the course “{course}”}}. Anybody you show it to can verify it without an account.',
        { kind: kind ?? 'course', course: required(course) },
        'Email certificate_issued',
      ),
      ...(reason ? [t('It was issued by hand. The reason: {reason}', { reason }, 'Email certificate_issued')] : []),
    ],
    action: {
      label: t('View certificate', 'Email certificate_issued, button or link'),
      path: certificateId ? certificatePath(certificateId) : '/dashboard/certificates',
    },
    because: becauseAccount,
  }),
  certificate_revoked: ({ course, certificateId, reason, ...values }) => ({
    subject: t('Your certificate was revoked', 'Email certificate_revoked, subject'),
    preview: t('Anybody who verifies it now sees that it is no longer valid.', 'Email certificate_revoked, preview'),
    heading: t('Your certificate was revoked', 'Email certificate_revoked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your certificate of “{course}” is no longer valid, and whoever verifies it sees that. The reason: {reason}',
        { course: required(course), reason: required(reason) },
        'Email certificate_revoked',
      ),
      t('If you think that this is a mistake, reply to this email.', 'Email certificate_revoked'),
    ],
    action: {
      label: t('View certificate', 'Email certificate_revoked, button or link'),
      path: certificatePath(required(certificateId)),
    },
    because: becauseAccount,
  }),
  certificate_reinstated: ({ course, certificateId, ...values }) => ({
    subject: t('Your certificate is valid again', 'Email certificate_reinstated, subject'),
    preview: t('We took its revocation back.', 'Email certificate_reinstated, preview'),
    heading: t('Your certificate is valid again', 'Email certificate_reinstated, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We took the revocation of your certificate of “{course}” back. Anybody who verifies it sees that it is valid.',
        { course: required(course) },
        'Email certificate_reinstated',
      ),
    ],
    action: {
      label: t('View certificate', 'Email certificate_reinstated, button or link'),
      path: certificatePath(required(certificateId)),
    },
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
