import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { limits } from '@kere/contracts/http/limits'
import { roles, type Role } from '@kere/contracts/accounts/roles'
import {
  becauseAccount,
  dashboard,
  greet,
  listFacts,
  required,
  setPassword,
  signIn,
  writeTime,
} from '../../mail/mail-parts.ts'
import type { MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'

export const mails = {
  verify_email: ({ path }) => ({
    subject: 'Confirm your email address',
    preview: `One more step to finish setting up your ${product} account.`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Thanks for signing up for ${product}. Please confirm that this email address is yours.`,
      'You need to do this before you can sign in.',
    ],
    action: { label: 'Confirm my email', path: required(path) },
    afterAction: `The link works once and expires in ${countOf(limits.verificationLinkHours / 24, 'day')}.`,
    notYou: {
      text: 'If you did not sign up, you can ignore this email: nobody can use an account with your address until you confirm it.',
    },
    because: `You received this email because this address was used to sign up for ${product}.`,
  }),

  account_exists: (values) => ({
    subject: `You already have a ${product} account`,
    preview: 'Nothing about it has changed. Sign in as usual.',
    heading: 'You already have an account',
    ...greet(values),
    paragraphs: [
      'We received a sign-up with this email address, but it already has an account. Nothing about your account has changed.',
      'Sign in as usual. If you forgot your password, you can set a new one from the sign-in page.',
    ],
    action: signIn,
    notYou: { text: 'If this was not you, you can ignore this email. Nobody was told that you have an account.' },
    because: becauseAccount,
  }),

  welcome: ({ role, ...values }) => ({
    subject: `Welcome to ${product}`,
    preview: 'Your email address is confirmed. Here is what to do next.',
    heading: `Welcome to ${product}`,
    ...greet(values),
    paragraphs: [
      'Your email address is confirmed and your account is ready.',
      role === 'educator'
        ? 'Next, complete your profile. It takes about 2 minutes, and we review it together with your application to teach.'
        : 'Next, complete your profile. It takes about 2 minutes. Then choose your first course.',
    ],
    action: dashboard,
    because: becauseAccount,
  }),

  password_reset: ({ path, ...values }) => ({
    subject: 'Set a new password',
    preview: `The link works once and expires in ${countOf(limits.resetLinkMinutes, 'minute')}.`,
    heading: 'Set a new password',
    ...greet(values),
    paragraphs: [`We received a request to set a new password for your ${product} account.`],
    action: { label: 'Set a new password', path: required(path) },
    afterAction: `The link works once and expires in ${countOf(limits.resetLinkMinutes, 'minute')}. A new password signs you out everywhere.`,
    notYou: { text: 'If you did not ask for this, you can ignore this email. Your password stays the same.' },
    because: `You received this email because a new password was requested for this address on ${product}.`,
  }),

  password_changed: (values) => ({
    subject: 'Your password was changed',
    preview: 'If this was not you, set a new password now.',
    heading: 'Your password was changed',
    ...greet(values),
    paragraphs: [
      `The password of your ${product} account was changed, and you were signed out everywhere${values.device ? ' else' : ''}. Sign in with the new password.`,
    ],
    facts: listFacts(['When', writeTime(values.at)], ['Device', values.device]),
    action: signIn,
    notYou: { text: 'If this was not you, set a new password now. We will send you a link.', link: setPassword },
    because: becauseAccount,
  }),

  role_changed: ({ role, roleBefore, ...values }) => ({
    subject: 'Your role has changed',
    preview: `You are now ${nameRole(role)} on ${product}.`,
    heading: 'Your role has changed',
    ...greet(values),
    paragraphs: [
      `You are now ${nameRole(role)} on ${product}. Your dashboard shows what you can do.`,
      ...(role === 'student' && roleBefore === 'educator' ? ['To teach again, send a new application.'] : []),
      ...tellEnded(values),
    ],
    action: dashboard,
    notYou: {
      text: 'If you did not expect this, set a new password. This signs you out everywhere.',
      link: setPassword,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

function tellEnded({ ended = '' }: MailValues): string[] {
  if (ended === '') return []
  if (ended === 'sessions') return ['You were signed out everywhere. Sign in again to continue.']
  return ['You were signed out everywhere, and a password that was set before this no longer works.']
}

const roleNames: Record<Role, string> = { student: 'a learner', educator: 'an educator', admin: 'an admin' }

function nameRole(value: string | undefined): string {
  const role = roles.find((known) => known === value)
  if (!role) throw new Error('The mail names no role')
  return roleNames[role]
}

const token = 'q3Jm0YxS7hN2tV5wZ8aB1cD4eF6gH9iK0lM3nO5pQ7r'

const provingPath = `/auth/verify-email?token=${token}`
const resetPath = `/auth/reset-password?token=${token}`

export const samples: MailSamples = {
  verify_email: { values: { path: provingPath }, leadsTo: provingPath },
  account_exists: { values: { firstName: 'Asha' }, leadsTo: '/auth/login' },
  welcome: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  password_reset: { values: { firstName: 'Asha', path: resetPath }, leadsTo: resetPath },
  password_changed: { values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' }, leadsTo: '/auth/login' },
  role_changed: { values: { firstName: 'Asha', role: 'admin', ended: 'sessions,password' }, leadsTo: '/dashboard' },
}
