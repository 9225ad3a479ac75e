import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  canary_ended: ({ remote, release, reason, ...values }) => ({
    subject: `A release of ${required(remote)} was taken back`,
    preview: 'It failed more often than the release beside it, which everybody has again.',
    heading: 'A release was taken back',
    ...greet(values),
    paragraphs: [
      `Release ${required(release)} of ${required(remote)} failed clearly more often than the release beside it. It was rolled back by itself, and everybody has the other release again. What was counted:`,
    ],
    quote: required(reason),
    action: { label: 'See the releases', path: '/dashboard/releases' },
    afterAction: 'Nothing needs to be undone. Mend what failed before you release it again.',
    because: `You received this email because you are an admin of ${product}.`,
  }),
  release_doubted: ({ remote, release, reason, ...values }) => ({
    subject: `Look at a release of ${required(remote)}`,
    preview: 'Visitors’ browsers say that it fails. Nobody can check who says so.',
    heading: 'Visitors’ browsers say that a release fails',
    ...greet(values),
    paragraphs: [
      `Release ${required(release)} of ${required(remote)} fails clearly more often than the release beside it, as far as visitors’ browsers say. Anybody can make a browser say so, so it was not rolled back. If it was on trial or less than an hour old, it is paused, and nobody gets it until you decide. What was counted:`,
    ],
    quote: required(reason),
    action: { label: 'See the releases', path: '/dashboard/releases' },
    afterAction: 'Open a page of it. If it works, promote it. If it does not, roll it back.',
    because: `You received this email because you are an admin of ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Zarine',
  remote: 'public',
  release: '0123456789ab',
  reason: 'For 25 of 25 signed-in people, a page failed (blank 25); with the release beside it for 1 of 25.',
}

export const samples: MailSamples = {
  canary_ended: { values: sample, leadsTo: '/dashboard/releases' },
  release_doubted: { values: sample, leadsTo: '/dashboard/releases' },
}
