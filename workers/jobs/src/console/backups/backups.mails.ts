import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  backup_fails: ({ day, reason, ...values }) => ({
    subject: `The backup of ${required(day)} fails`,
    preview: 'A part of it could not be copied three times. It is tried again every five minutes.',
    heading: 'A backup fails',
    ...greet(values),
    paragraphs: [
      `A part of the backup of ${required(day)} could not be copied three times. It is tried again every five minutes until the next night, and nothing is lost meanwhile. The last failure was:`,
    ],
    quote: required(reason),
    action: { label: 'See the system page', path: '/dashboard/system' },
    afterAction: 'If it goes on, look whether the bucket of backups is there and has room.',
    because: `You received this email because you are an admin of ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  backup_fails: {
    values: { firstName: 'Zarine', day: '2026-11-29', reason: 'Error: put: We encountered an internal error. (10001)' },
    leadsTo: '/dashboard/system',
  },
}
