import { product } from '@kere/brand/brand'
import type { WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  canary_ended: ({ remote, release, reason, ...values }) => ({
    subject: `A release of ${required(remote)} was taken back`,
    preview: 'It failed more often than the stable release. Visitors have the stable one again.',
    heading: 'A release on trial was taken back',
    ...greet(values),
    paragraphs: [
      `Release ${required(release)} of ${required(remote)} was on trial and failed clearly more often than the stable release. It was rolled back by itself, and its visitors have the stable release again. What was counted:`,
    ],
    quote: required(reason),
    action: { label: 'See the releases', path: '/dashboard/releases' },
    afterAction: 'Nothing needs to be undone. Mend what failed before you release it again.',
    because: `You received this email because you are an admin of ${product}.`,
  }),
} satisfies Record<string, WriteMail>
