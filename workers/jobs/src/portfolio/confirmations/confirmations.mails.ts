import { product } from '@kere/brand/brand'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import type { WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  impact_confirmation_asked: ({ path, owner, name, entry }) => ({
    subject: `Can you confirm what ${required(owner)} did?`,
    preview: `${required(owner)} named you for one entry of their portfolio.`,
    heading: `Can you confirm what ${required(owner)} did?`,
    paragraphs: [
      `Hello ${required(name)}, ${required(owner)} wrote down what they did in a portfolio on ${product} and named you as somebody who knows. The entry:`,
    ],
    quote: required(entry),
    action: { label: 'Read and answer', path: required(path) },
    afterAction: `You need no account. Your answer counts once, and the link ends in ${impactLimits.confirmationDays} days. If you confirm, your name stands beside the entry.`,
    because: `You received this email because ${required(owner)} entered your address on ${product}. If you do not know them, refuse by the link: they cannot ask you again.`,
  }),

  impact_confirmation_given: ({ name, entry, entryId }) => ({
    subject: `${required(name)} confirmed your entry`,
    preview: required(entry),
    heading: `${required(name)} confirmed your entry`,
    paragraphs: [`Your entry now says who confirmed it. If you change what it says, it has to be confirmed again.`],
    quote: required(entry),
    action: { label: 'See your entry', path: `/dashboard/impact-portfolio/${required(entryId)}` },
    because: 'You received this email because you asked for a confirmation of an entry in your impact portfolio.',
  }),

  impact_confirmation_declined: ({ name, entry, entryId }) => ({
    subject: `${required(name)} did not confirm your entry`,
    preview: required(entry),
    heading: `${required(name)} did not confirm your entry`,
    paragraphs: ['Your entry stays as it is, as your own record. You can name somebody else.'],
    quote: required(entry),
    action: { label: 'See your entry', path: `/dashboard/impact-portfolio/${required(entryId)}` },
    because: 'You received this email because you asked for a confirmation of an entry in your impact portfolio.',
  }),
} satisfies Record<string, WriteMail>
