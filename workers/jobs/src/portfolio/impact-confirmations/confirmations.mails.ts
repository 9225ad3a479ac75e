import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required, unlinked } from '../../mail/mail-parts.ts'

const ownerOf = (owner: string | undefined) => unlinked(required(owner))

export const mails = {
  // The recipient may be a stranger, so the mail contains no text of the owner's own.
  impact_confirmation_asked: ({ path, owner, entry }) => ({
    subject: 'Can you confirm what somebody did?',
    preview: `You were named for one entry of a portfolio on ${product}.`,
    heading: `Can you confirm what ${ownerOf(owner)} did?`,
    paragraphs: [
      `${ownerOf(owner)} wrote down what they did in a portfolio on ${product} and named you as somebody who knows. The entry:`,
    ],
    quote: unlinked(required(entry)),
    action: { label: 'Read and answer', path: required(path) },
    afterAction: `You need no account. Your answer counts once, and the link ends in ${countOf(impactLimits.confirmationDays, 'day')}. If you confirm, your name stands beside the entry.`,
    because: `You received this email because ${ownerOf(owner)} entered your address on ${product}. If you do not know them, refuse by the link: they cannot ask you again.`,
  }),

  impact_confirmation_given: ({ name, entry, entryId }) => ({
    subject: 'Your entry is confirmed',
    preview: required(entry),
    heading: `${unlinked(required(name))} confirmed your entry`,
    paragraphs: [`Your entry now says who confirmed it. If you change what it says, it has to be confirmed again.`],
    quote: required(entry),
    action: { label: 'See your entry', path: `/dashboard/impact-portfolio/${required(entryId)}` },
    because: 'You received this email because you asked for a confirmation of an entry in your impact portfolio.',
  }),

  impact_confirmation_declined: ({ name, entry, entryId }) => ({
    subject: 'Your entry was not confirmed',
    preview: required(entry),
    heading: `${unlinked(required(name))} did not confirm your entry`,
    paragraphs: ['Your entry stays as it is, as your own record. You can name somebody else.'],
    quote: required(entry),
    action: { label: 'See your entry', path: `/dashboard/impact-portfolio/${required(entryId)}` },
    because: 'You received this email because you asked for a confirmation of an entry in your impact portfolio.',
  }),
} satisfies Record<string, WriteMail>

const told = { name: 'Kavya Hegde', entry: 'Secchi log, Jakkur lake', entryId: 'imp_1' }
const entryAt = '/dashboard/impact-portfolio/imp_1'

export const samples: MailSamples = {
  impact_confirmation_asked: {
    values: {
      path: '/impact-portfolio/confirm?token=x',
      owner: 'Meera Nambiar',
      name: 'Kavya Hegde',
      entry: told.entry,
    },
    leadsTo: '/impact-portfolio/confirm?token=x',
  },
  impact_confirmation_given: { values: told, leadsTo: entryAt },
  impact_confirmation_declined: { values: told, leadsTo: entryAt },
}
