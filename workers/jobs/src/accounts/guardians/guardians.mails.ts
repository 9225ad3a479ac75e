import { product } from '@kere/brand/brand'
import { countOf } from '@kere/brand/count'
import { guardianLimits } from '@kere/contracts/accounts/guardian-options'
import { limits } from '@kere/contracts/http/limits'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, dashboard, greet, required, unlinked, writeDay } from '../../mail/mail-parts.ts'

const childOf = (child: string | undefined) => unlinked(required(child))

const birthdayOf = (dateOfBirth: string | undefined) => {
  const [year, month, day] = required(dateOfBirth).split('-').map(Number)
  return required(writeDay(new Date(Date.UTC(year! + limits.fullAge, month! - 1, day)).toISOString()))
}

const copied = (kind: string | undefined) =>
  kind === 'goal' ? 'a new goal' : kind === 'reason' ? 'the mentor’s answer' : 'the mentor’s note'

const becauseNamed = `You received this email because somebody who is under ${limits.fullAge} named this address as that of their parent or guardian on ${product}.`

export const mails = {
  guardian_asked: ({ path, child }) => ({
    subject: `Your child wants to learn on ${product}`,
    preview: 'Nothing opens before you agree.',
    heading: `${childOf(child)} wants to learn on ${product}`,
    paragraphs: [
      `${childOf(child)} has made an account on ${product}, where people learn about sustainability, and named you as parent or guardian.`,
      'They are under 18, so you decide. Read what we keep, choose what you allow, and change it whenever you like.',
    ],
    action: { label: 'Read and decide', path: required(path) },
    afterAction: `You need no account. The link is for you alone and works for ${countOf(guardianLimits.linkDays, 'day')}. Until you agree, the account stays closed.`,
    because: `${becauseNamed} If you do not know ${childOf(child)}, say no by the link.`,
  }),

  guardian_agreed: ({ path, child, purposes }) => ({
    subject: 'What you agreed to',
    preview: required(purposes),
    heading: `${childOf(child)} can learn on ${product}`,
    paragraphs: ['Thank you. You agreed to:'],
    quote: required(purposes),
    action: { label: 'See or change it', path: required(path) },
    afterAction: `By the link you change or withdraw each of them, get a copy of everything that we hold, or close the account. It works for ${countOf(guardianLimits.linkDays, 'day')}; then its page sends you a new one. Keep this email.`,
    because: becauseNamed,
  }),

  guardian_copied: ({ path, child, writer, kind, text }) => ({
    subject: 'A copy of what the mentor wrote',
    preview: `A copy of ${copied(kind)}.`,
    heading: `A copy of ${copied(kind)}`,
    paragraphs: [
      `${unlinked(required(writer))} wrote this to ${childOf(child)} on ${product}. You get a copy of everything that a mentor writes to a learner under ${limits.fullAge}.`,
    ],
    quote: unlinked(required(text)),
    action: { label: 'See or change what you allow', path: required(path) },
    afterAction: `If something in it worries you, reply to this email or withdraw mentorship by the link. It ends at once.`,
    because: becauseNamed,
  }),

  guardian_of_age_soon: ({ firstName, dateOfBirth }) => ({
    subject: 'Your child will soon decide alone',
    preview: `From ${birthdayOf(dateOfBirth)} your child decides alone.`,
    heading: `${childOf(firstName)} soon turns ${limits.fullAge}`,
    paragraphs: [
      `On ${birthdayOf(dateOfBirth)} the account becomes ${childOf(firstName)}’s own. From then on they decide alone what we may do, your link ends, and we delete your address.`,
      'There is nothing for you to do.',
    ],
    action: { label: `See ${product}`, path: '/' },
    because: becauseNamed,
  }),

  child_agreed: (values) => ({
    ...greet(values),
    subject: 'Your guardian agreed',
    preview: 'Your account is open.',
    heading: 'Your account is open',
    paragraphs: ['Your guardian has agreed. What they allowed is on your Privacy page.'],
    action: dashboard,
    because: becauseAccount,
  }),

  child_refused: (values) => ({
    ...greet(values),
    subject: 'Your guardian said no',
    preview: 'Your account stays closed.',
    heading: 'Your guardian said no',
    paragraphs: [
      'Your account stays closed. Courses, events and articles that are open to everybody stay open to you too.',
      'If you have another parent or guardian, you can enter their address. You can also delete your account.',
    ],
    action: { label: 'Enter another address', path: '/dashboard/guardian' },
    because: becauseAccount,
  }),

  child_withdrawn: (values) => ({
    ...greet(values),
    subject: 'Your guardian closed your account',
    preview: 'It will be deleted.',
    heading: 'Your account is closed',
    paragraphs: [
      'Your guardian has withdrawn what they had agreed to. Your account is closed, and we delete it with everything in it within 7 business days.',
      'If you think that this is a mistake, talk to your guardian, and then write to us.',
    ],
    action: { label: 'Contact us', path: '/contact' },
    because: becauseAccount,
  }),

  child_of_age_soon: ({ dateOfBirth, ...values }) => ({
    ...greet(values),
    subject: 'Your account becomes your own',
    preview: `From ${birthdayOf(dateOfBirth)} you decide alone.`,
    heading: `You soon turn ${limits.fullAge}`,
    paragraphs: [
      `On ${birthdayOf(dateOfBirth)} your account becomes your own. From then on you decide alone what we may do, and your guardian’s link ends.`,
      'What your guardian agreed to is on your Privacy page. You can withdraw each of it there.',
    ],
    action: { label: 'See your Privacy page', path: '/dashboard/privacy' },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const linked = { path: '/guardian?token=x', child: 'Ananya' }
const soon = { firstName: 'Ananya', dateOfBirth: '2009-01-10' }
const own = { firstName: 'Ananya' }

export const samples: MailSamples = {
  guardian_asked: { values: linked, leadsTo: '/guardian?token=x' },
  guardian_agreed: {
    values: { ...linked, purposes: 'Learn with an account; Challenge Labs' },
    leadsTo: '/guardian?token=x',
  },
  guardian_copied: {
    values: { ...linked, writer: 'Asha Raghunath', kind: 'note', text: 'Bring the well readings on Saturday.' },
    leadsTo: '/guardian?token=x',
  },
  guardian_of_age_soon: { values: soon, leadsTo: '/' },
  child_agreed: { values: own, leadsTo: '/dashboard' },
  child_refused: { values: own, leadsTo: '/dashboard/guardian' },
  child_withdrawn: { values: own, leadsTo: '/contact' },
  child_of_age_soon: { values: soon, leadsTo: '/dashboard/privacy' },
}
