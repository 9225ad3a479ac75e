import { t } from '@kere/brand/messages'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required, unlinked } from '../../mail/mail-parts.ts'

const ownerOf = (owner: string | undefined) => unlinked(required(owner))

export const mails = {
  // The recipient may be a stranger, so the mail contains no text of the owner's own.
  impact_confirmation_asked: ({ path, owner, entry }) => ({
    subject: t('Can you confirm what somebody did?', 'Email impact_confirmation_asked, subject'),
    preview: t('You were named for one entry of a portfolio on Kere.', 'Email impact_confirmation_asked, preview'),
    heading: t(
      'Can you confirm what {owner} did?',
      { owner: ownerOf(owner) },
      'Email impact_confirmation_asked, heading',
    ),
    paragraphs: [
      t(
        '{owner} wrote down what they did in a portfolio on Kere and named you as somebody who knows. The entry:',
        { owner: ownerOf(owner) },
        'Email impact_confirmation_asked',
      ),
    ],
    quote: unlinked(required(entry)),
    action: { label: t('Read and answer', 'Email impact_confirmation_asked, button or link'), path: required(path) },
    afterAction: t(
      'You need no account. Your answer counts once, and the link ends in {days, plural, one {# day} other {# days}}. If you confirm, your name stands beside the entry.',
      { days: impactLimits.confirmationDays },
      'Email impact_confirmation_asked',
    ),
    because: t(
      'You received this email because {owner} entered your address on Kere. If you do not know them, refuse by the link: they cannot ask you again.',
      { owner: ownerOf(owner) },
      'Email impact_confirmation_asked, why they received it',
    ),
  }),

  impact_confirmation_given: ({ name, entry, entryId }) => ({
    subject: t('Your entry is confirmed', 'Email impact_confirmation_given, subject'),
    preview: required(entry),
    heading: t(
      '{name} confirmed your entry',
      { name: unlinked(required(name)) },
      'Email impact_confirmation_given, heading',
    ),
    paragraphs: [
      t(
        'Your entry now says who confirmed it. If you change what it says, it has to be confirmed again.',
        'Email impact_confirmation_given',
      ),
    ],
    quote: required(entry),
    action: {
      label: t('See your entry', 'Email impact_confirmation_given, button or link'),
      path: `/dashboard/impact-portfolio/${required(entryId)}`,
    },
    because: t(
      'You received this email because you asked for a confirmation of an entry in your impact portfolio.',
      'Email impact_confirmation_given, why they received it',
    ),
  }),

  impact_confirmation_declined: ({ name, entry, entryId }) => ({
    subject: t('Your entry was not confirmed', 'Email impact_confirmation_declined, subject'),
    preview: required(entry),
    heading: t(
      '{name} did not confirm your entry',
      { name: unlinked(required(name)) },
      'Email impact_confirmation_declined, heading',
    ),
    paragraphs: [
      t(
        'Your entry stays as it is, as your own record. You can name somebody else.',
        'Email impact_confirmation_declined',
      ),
    ],
    quote: required(entry),
    action: {
      label: t('See your entry', 'Email impact_confirmation_declined, button or link'),
      path: `/dashboard/impact-portfolio/${required(entryId)}`,
    },
    because: t(
      'You received this email because you asked for a confirmation of an entry in your impact portfolio.',
      'Email impact_confirmation_declined, why they received it',
    ),
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
