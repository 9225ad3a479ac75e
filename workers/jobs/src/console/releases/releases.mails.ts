import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

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
  objective_burns: ({ objective, text, reason, since, ...values }) => ({
    subject: `Look at ${required(objective)}: it fails too often`,
    preview: required(reason),
    heading: `${required(objective)}: it fails too often`,
    ...greet(values),
    paragraphs: [`Our objective is: ${required(text)}. It is being missed too often now.`, required(reason)],
    facts: listFacts(['Since', writeTime(since)]),
    action: { label: 'See the system page', path: '/dashboard/system' },
    afterAction: 'You get one more email about this, when it has been well for an hour.',
    because: `You received this email because you are an admin of ${product}.`,
  }),
  objective_recovered: ({ objective, text, reason, since, until, ...values }) => ({
    subject: `${required(objective)}: it is well again`,
    preview: 'It has been well for an hour.',
    heading: `${required(objective)}: it is well again`,
    ...greet(values),
    paragraphs: [`Our objective is: ${required(text)}. It has been met for an hour. What had been counted:`],
    quote: required(reason),
    facts: listFacts(['From', writeTime(since)], ['Until', writeTime(until)]),
    action: { label: 'See the system page', path: '/dashboard/system' },
    because: `You received this email because you are an admin of ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Zarine',
  remote: 'public',
  release: '0123456789ab',
  reason: 'For 25 of 25 signed-in people, a page failed (blank 25); with the release beside it for 1 of 25.',
}

const burn = {
  firstName: 'Zarine',
  objective: 'Emails',
  text: 'No email waits for longer than a minute',
  reason: 'In the last hour, 12 of 60 minutes were bad. At this pace, what may be bad in 28 days is used up in 1 day.',
  since: '2026-11-29T06:30:00.000Z',
  until: '2026-11-29T08:30:00.000Z',
}

export const samples: MailSamples = {
  objective_burns: { values: burn, leadsTo: '/dashboard/system' },
  objective_recovered: { values: burn, leadsTo: '/dashboard/system' },
  canary_ended: { values: sample, leadsTo: '/dashboard/releases' },
  release_doubted: { values: sample, leadsTo: '/dashboard/releases' },
}
