import { product } from '@kere/brand/brand'
import { limits } from '@kere/contracts/limits'
import type { Mail } from '@kere/contracts/outbox-desk'
import type { MailTemplate } from '@kere/contracts/outbox-options'
import { roles, type Role } from '@kere/contracts/roles'

export interface MailLink {
  label: string
  /** Of the site's own origin. */
  path: string
}

/** What a mail says, in the order in which it says it; how that looks is the business of the two layouts. */
export interface MailContent {
  /** Never made of what somebody entered. */
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  /** A name where the address is proven: whoever enters somebody else's address shall not write to them through us. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  /** Words of a person, with the line breaks they made. */
  quote?: string
  action: MailLink
  /** What is good to know about the action. */
  afterAction?: string
  /** What to do if it was not them. */
  notYou?: { text: string; link?: MailLink }
  /** Why they got it. */
  because: string
}

type Values = Mail['values']

const dashboard: MailLink = { label: 'Go to your dashboard', path: '/dashboard' }
const signIn: MailLink = { label: 'Sign in', path: '/auth/login' }
const setPassword: MailLink = { label: 'Set a new password', path: '/auth/forgot-password' }

const becauseAccount = `You get this mail because you have a ${product} account with this address.`
const becauseApplied = `You get this mail because you applied to teach on ${product} with this address.`

const roleNames: Record<Role, string> = { student: 'a learner', educator: 'an educator', admin: 'an admin' }

/** Every mail there is. */
export const mailContents: Record<MailTemplate, (values: Values) => MailContent> = {
  verify_email: ({ path }) => ({
    subject: 'Confirm your email address',
    preview: 'One click, and you can do everything here.',
    heading: 'Confirm your email address',
    paragraphs: [
      `Somebody, most likely you, created a ${product} account with this address. Until it is confirmed you can look around and learn, but not apply for anything or write to anyone.`,
    ],
    action: { label: 'Confirm my email', path: required(path) },
    afterAction: `The link opens a page with one button. It works once, for ${limits.verificationLinkHours} hours.`,
    notYou: {
      text: 'You did not create an account? Then do nothing: without this link nobody can confirm your address.',
    },
    because: `You get this mail because somebody entered this address on ${product}.`,
  }),

  account_exists: (values) => ({
    subject: `You already have a ${product} account`,
    preview: 'Nothing about it has changed. Sign in as you always do.',
    heading: 'You already have an account',
    ...greet(values),
    paragraphs: [
      'Somebody, most likely you, tried to create an account with this address. There is one already, and nothing about it has changed.',
      'Sign in as you always do. If you have forgotten your password, set a new one on the way.',
    ],
    action: signIn,
    notYou: {
      text: 'It was not you? Then there is nothing to do: whoever tried has learned nothing about your account.',
    },
    because: becauseAccount,
  }),

  welcome: ({ role, ...values }) => ({
    subject: `Welcome to ${product}`,
    preview: 'Your address is confirmed. This is what comes next.',
    heading: `Welcome to ${product}`,
    ...greet(values),
    paragraphs: [
      'Your email address is confirmed, and your account is ready.',
      role === 'educator'
        ? 'Next, tell us about your work. It takes two minutes, and we read it together with your application to teach.'
        : 'Next, tell us a little about yourself. It takes two minutes. Then choose your first course: here you learn about water, energy and soil by working on them.',
    ],
    action: { label: `Start on ${product}`, path: '/dashboard' },
    because: becauseAccount,
  }),

  password_reset: ({ path, ...values }) => ({
    subject: 'Set a new password',
    preview: `The link works once, for ${limits.resetLinkMinutes} minutes.`,
    heading: 'Set a new password',
    ...greet(values),
    paragraphs: [`Somebody, most likely you, asked for a new password for your ${product} account.`],
    action: { label: 'Set a new password', path: required(path) },
    afterAction: `The link works once, for ${limits.resetLinkMinutes} minutes. With the new password you are signed out everywhere else.`,
    notYou: { text: 'It was not you? Then do nothing: your password stays as it is.' },
    because: `You get this mail because somebody asked for a new password for this address on ${product}.`,
  }),

  password_changed: (values) => ({
    subject: 'Your password was changed',
    preview: 'It was not you? Then set a new one now.',
    heading: 'Your password was changed',
    ...greet(values),
    paragraphs: [
      `The password of your ${product} account was changed, and every device was signed out. Sign in with the new one.`,
    ],
    facts: listFacts(['When', writeTime(values.at)], ['Device', values.device]),
    action: signIn,
    notYou: { text: 'It was not you? Then take your account back: all it needs is this mailbox.', link: setPassword },
    because: becauseAccount,
  }),

  new_device: (values) => ({
    subject: 'New sign-in to your account',
    preview: 'It was you? Then there is nothing to do.',
    heading: 'New sign-in to your account',
    ...greet(values),
    paragraphs: [
      'Somebody signed in to your account in a browser that we had not seen before. If it was you, there is nothing to do.',
    ],
    facts: listFacts(['Device', values.device], ['When', writeTime(values.at)]),
    action: { label: 'See where you are signed in', path: '/dashboard/sessions' },
    notYou: { text: 'It was not you? Sign that device out there, then choose another password.', link: setPassword },
    because: becauseAccount,
  }),

  application_received: (values) => ({
    subject: 'We have your application to teach',
    preview: 'We read it now, and write to you when it is decided.',
    heading: 'We have your application',
    ...greet(values),
    paragraphs: [
      `Thank you for wanting to teach on ${product}. One of us reads your application now, and we write to this address as soon as it is decided.`,
      'Publishing courses, hosting events and mentoring learners open with the approval. Until then your dashboard says where you stand.',
    ],
    action: dashboard,
    because: becauseApplied,
  }),

  application_approved: (values) => ({
    subject: `You can teach on ${product} now`,
    preview: 'Your application is approved. Publish, host and mentor.',
    heading: `You can teach on ${product}`,
    ...greet(values),
    paragraphs: [
      'Your application is approved. From now on you can publish courses, host events and mentor learners.',
      'Your dashboard is the place to begin.',
    ],
    action: { label: 'Start teaching', path: '/dashboard' },
    because: becauseApplied,
  }),

  application_rejected: ({ reason, ...values }) => ({
    subject: 'Your application to teach',
    preview: 'We could not approve it this time. This is why.',
    heading: 'Your application to teach',
    ...greet(values),
    paragraphs: ['We have read your application, and we could not approve it this time. This is why:'],
    quote: required(reason),
    action: { label: 'Apply again', path: '/join-as-educator' },
    afterAction: 'You can apply again whenever you are ready. Your account and everything you learn stay as they are.',
    because: becauseApplied,
  }),

  role_changed: ({ role, ...values }) => ({
    subject: 'Your role has changed',
    preview: `What you can do on ${product} is different now.`,
    heading: 'Your role has changed',
    ...greet(values),
    paragraphs: [`You are now ${nameRole(role)} on ${product}. Your dashboard shows what you can do.`],
    action: dashboard,
    notYou: {
      text: 'You do not know why? Choose another password; that signs you out everywhere.',
      link: setPassword,
    },
    because: becauseAccount,
  }),
}

/** With a space after a full stop, so that no mail program makes a link of a name: whoever entered it may not be its reader. */
const greet = ({ firstName }: Values) =>
  firstName ? { greeting: `Hello ${firstName.replaceAll(/\.(?=\S)/g, '. ')},` } : {}

function required(value: string | undefined): string {
  if (!value) throw new Error('The mail lacks a value that it cannot do without')
  return value
}

function nameRole(value: string | undefined): string {
  const role = roles.find((known) => known === value)
  if (!role) throw new Error('The mail names no role')
  return roleNames[role]
}

const listFacts = (...facts: readonly (readonly [label: string, value: string | undefined])[]) =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** @param at ISO 8601 */
function writeTime(at: string | undefined): string | undefined {
  return at && `${clock.format(new Date(at))} IST`
}
