import { t } from '@kere/brand/messages'
import { guardianPurposes } from '@kere/contracts/accounts/consents-options'
import { guardianLimits } from '@kere/contracts/accounts/guardian-options'
import { isKnown } from '@kere/contracts/http/open-value'
import { limits } from '@kere/contracts/http/limits'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, dashboard, greet, required, unlinked, writeDay } from '../../mail/mail-parts.ts'

const childOf = (child: string | undefined) => unlinked(required(child))

const birthdayOf = (dateOfBirth: string | undefined) => {
  const [year, month, day] = required(dateOfBirth).split('-').map(Number)
  return required(writeDay(new Date(Date.UTC(year! + limits.fullAge, month! - 1, day)).toISOString()))
}

/** The API names the purposes; a name that this release does not know is shown as it is. */
const purposesOf = (purposes: string | undefined) =>
  required(purposes)
    .split('; ')
    .map((purpose) =>
      isKnown(guardianPurposes, purpose)
        ? t(
            '{purpose, select, account {Learn with an account} class {Ask and answer in class} events {Events} labs {Challenge Labs} other {Mentorship}}',
            { purpose },
            'Email guardian_agreed, what a guardian allowed',
          )
        : purpose,
    )
    .join('; ')

const becauseNamed = t(
  'You received this email because somebody who is under {age} named this address as that of their parent or guardian on Kere.',
  { age: limits.fullAge },
  'Email, why they received it',
)

export const mails = {
  guardian_asked: ({ path, child }) => ({
    subject: t('Your child wants to learn on Kere', 'Email guardian_asked, subject'),
    preview: t('Nothing opens before you agree.', 'Email guardian_asked, preview'),
    heading: t('{child} wants to learn on Kere', { child: childOf(child) }, 'Email guardian_asked, heading'),
    paragraphs: [
      t(
        '{child} has made an account on Kere, where people learn about sustainability, and named you as parent or guardian.',
        { child: childOf(child) },
        'Email guardian_asked',
      ),
      t(
        'They are under 18, so you decide. Read what we keep, choose what you allow, and change it whenever you like.',
        'Email guardian_asked',
      ),
    ],
    action: { label: t('Read and decide', 'Email guardian_asked, button or link'), path: required(path) },
    afterAction: t(
      'You need no account. The link is for you alone and works for {days, plural, one {# day} other {# days}}. Until you agree, the account stays closed.',
      { days: guardianLimits.linkDays },
      'Email guardian_asked',
    ),
    because: `${becauseNamed} ${t('If you do not know {child}, say no by the link.', { child: childOf(child) }, 'Email guardian_asked, why they received it')}`,
  }),

  guardian_agreed: ({ path, child, purposes }) => ({
    subject: t('What you agreed to', 'Email guardian_agreed, subject'),
    preview: purposesOf(purposes),
    heading: t('{child} can learn on Kere', { child: childOf(child) }, 'Email guardian_agreed, heading'),
    paragraphs: [t('Thank you. You agreed to:', 'Email guardian_agreed')],
    quote: purposesOf(purposes),
    action: { label: t('See or change it', 'Email guardian_agreed, button or link'), path: required(path) },
    afterAction: t(
      'By the link you change or withdraw each of them, get a copy of everything that we hold, or close the account. It works for {days, plural, one {# day} other {# days}}; then its page sends you a new one. Keep this email.',
      { days: guardianLimits.linkDays },
      'Email guardian_agreed',
    ),
    because: becauseNamed,
  }),

  guardian_copied: ({ path, child, writer, kind, text }) => ({
    subject: t('A copy of what the mentor wrote', 'Email guardian_copied, subject'),
    preview: t(
      '{kind, select, goal {A copy of a new goal.} reason {A copy of the mentor’s answer.} lab_feedback {A copy of the mentor’s feedback.} lab_reply {A copy of the mentor’s reply.} lab_answer {A copy of the answer from a Challenge Lab.} other {A copy of the mentor’s note.}}',
      { kind: kind ?? 'note' },
      'Email guardian_copied, preview',
    ),
    heading: t(
      '{kind, select, goal {A copy of a new goal} reason {A copy of the mentor’s answer} lab_feedback {A copy of the mentor’s feedback} lab_reply {A copy of the mentor’s reply} lab_answer {A copy of the answer from a Challenge Lab} other {A copy of the mentor’s note}}',
      { kind: kind ?? 'note' },
      'Email guardian_copied, heading',
    ),
    paragraphs: [
      t(
        '{writer} wrote this to {child} on Kere. You get a copy of everything that a mentor writes to a learner under {age}.',
        { writer: unlinked(required(writer)), child: childOf(child), age: limits.fullAge },
        'Email guardian_copied',
      ),
    ],
    quote: unlinked(required(text)),
    action: { label: t('See or change what you allow', 'Email guardian_copied, button or link'), path: required(path) },
    afterAction: t(
      'If something in it worries you, reply to this email or withdraw {place, select, lab {Challenge Labs} other {mentorship}} by the link. It ends at once.',
      { place: kind?.startsWith('lab_') ? 'lab' : 'mentorship' },
      'Email guardian_copied',
    ),
    because: becauseNamed,
  }),

  guardian_of_age_soon: ({ firstName, dateOfBirth }) => ({
    subject: t('Your child will soon decide alone', 'Email guardian_of_age_soon, subject'),
    preview: t(
      'From {day} your child decides alone.',
      { day: birthdayOf(dateOfBirth) },
      'Email guardian_of_age_soon, preview',
    ),
    heading: t(
      '{firstName} soon turns {age}',
      { firstName: childOf(firstName), age: limits.fullAge },
      'Email guardian_of_age_soon, heading',
    ),
    paragraphs: [
      t(
        'On {day} the account becomes {firstName}’s own. From then on they decide alone what we may do, your link ends, and we delete your address.',
        { day: birthdayOf(dateOfBirth), firstName: childOf(firstName) },
        'Email guardian_of_age_soon',
      ),
      t('There is nothing for you to do.', 'Email guardian_of_age_soon'),
    ],
    action: { label: t('See Kere', 'Email guardian_of_age_soon, button or link'), path: '/' },
    because: becauseNamed,
  }),

  child_agreed: (values) => ({
    ...greet(values),
    subject: t('Your guardian agreed', 'Email child_agreed, subject'),
    preview: t('Your account is open.', 'Email child_agreed, preview'),
    heading: t('Your account is open', 'Email child_agreed, heading'),
    paragraphs: [t('Your guardian has agreed. What they allowed is on your Privacy page.', 'Email child_agreed')],
    action: dashboard,
    because: becauseAccount,
  }),

  child_refused: (values) => ({
    ...greet(values),
    subject: t('Your guardian said no', 'Email child_refused, subject'),
    preview: t('Your account stays closed.', 'Email child_refused, preview'),
    heading: t('Your guardian said no', 'Email child_refused, heading'),
    paragraphs: [
      t(
        'Your account stays closed. Courses, events and articles that are open to everybody stay open to you too.',
        'Email child_refused',
      ),
      t(
        'If you have another parent or guardian, you can enter their address. You can also delete your account.',
        'Email child_refused',
      ),
    ],
    action: { label: t('Enter another address', 'Email child_refused, button or link'), path: '/dashboard/guardian' },
    because: becauseAccount,
  }),

  child_withdrawn: (values) => ({
    ...greet(values),
    subject: t('Your guardian closed your account', 'Email child_withdrawn, subject'),
    preview: t('It will be deleted.', 'Email child_withdrawn, preview'),
    heading: t('Your account is closed', 'Email child_withdrawn, heading'),
    paragraphs: [
      t(
        'Your guardian has withdrawn what they had agreed to. Your account is closed, and we delete it with everything in it within 7 business days.',
        'Email child_withdrawn',
      ),
      t('If you think that this is a mistake, talk to your guardian, and then write to us.', 'Email child_withdrawn'),
    ],
    action: { label: t('Contact us', 'Email child_withdrawn, button or link'), path: '/contact' },
    because: becauseAccount,
  }),

  child_of_age_soon: ({ dateOfBirth, ...values }) => ({
    ...greet(values),
    subject: t('Your account becomes your own', 'Email child_of_age_soon, subject'),
    preview: t('From {day} you decide alone.', { day: birthdayOf(dateOfBirth) }, 'Email child_of_age_soon, preview'),
    heading: t('You soon turn {age}', { age: limits.fullAge }, 'Email child_of_age_soon, heading'),
    paragraphs: [
      t(
        'On {day} your account becomes your own. From then on you decide alone what we may do, and your guardian’s link ends.',
        { day: birthdayOf(dateOfBirth) },
        'Email child_of_age_soon',
      ),
      t(
        'What your guardian agreed to is on your Privacy page. You can withdraw each of it there.',
        'Email child_of_age_soon',
      ),
    ],
    action: {
      label: t('See your Privacy page', 'Email child_of_age_soon, button or link'),
      path: '/dashboard/privacy',
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const linked = { path: '/guardian?token=x', child: 'Ananya' }
const soon = { firstName: 'Ananya', dateOfBirth: '2009-01-10' }
const own = { firstName: 'Ananya' }

export const samples: MailSamples = {
  guardian_asked: { values: linked, leadsTo: '/guardian?token=x' },
  guardian_agreed: {
    values: { ...linked, purposes: 'account; labs' },
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
