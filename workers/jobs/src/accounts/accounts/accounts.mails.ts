import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { roles, type Role } from '@kere/contracts/accounts/roles'
import { becauseAccount, dashboard, greet, required, setPassword, signIn, tellOwnAct } from '../../mail/mail-parts.ts'
import type { MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'

export const mails = {
  verify_email: ({ path }) => ({
    subject: t('Confirm your email address', 'Email verify_email, subject'),
    preview: t('One more step to finish setting up your Kere account.', 'Email verify_email, preview'),
    heading: t('Confirm your email address', 'Email verify_email, heading'),
    paragraphs: [
      t('Thanks for signing up for Kere. Please confirm that this email address is yours.', 'Email verify_email'),
      t('You need to do this before you can sign in.', 'Email verify_email'),
    ],
    action: { label: t('Confirm my email', 'Email verify_email, button or link'), path: required(path) },
    afterAction: t(
      'The link works once and expires in {days, plural, one {# day} other {# days}}.',
      { days: limits.verificationLinkHours / 24 },
      'Email verify_email',
    ),
    notYou: {
      text: t(
        'If you did not sign up, you can ignore this email: nobody can use an account with your address until you confirm it.',
        'Email verify_email',
      ),
    },
    because: t(
      'You received this email because this address was used to sign up for Kere.',
      'Email verify_email, why they received it',
    ),
  }),

  account_exists: (values) => ({
    subject: t('You already have a Kere account', 'Email account_exists, subject'),
    preview: t('Nothing about it has changed. Sign in as usual.', 'Email account_exists, preview'),
    heading: t('You already have an account', 'Email account_exists, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We received a sign-up with this email address, but it already has an account. Nothing about your account has changed.',
        'Email account_exists',
      ),
      t(
        'Sign in as usual. If you forgot your password, you can set a new one from the sign-in page.',
        'Email account_exists',
      ),
    ],
    action: signIn,
    notYou: {
      text: t(
        'If this was not you, you can ignore this email. Nobody was told that you have an account.',
        'Email account_exists',
      ),
    },
    because: becauseAccount,
  }),

  welcome: ({ role, ...values }) => ({
    subject: t('Welcome to Kere', 'Email, subject'),
    preview: t('Your email address is confirmed. Here is what to do next.', 'Email, preview'),
    heading: t('Welcome to Kere', 'Email, heading'),
    ...greet(values),
    paragraphs: [
      t('Your email address is confirmed and your account is ready.', 'Email'),
      role === 'educator'
        ? t(
            'Next, complete your profile. It takes about 2 minutes, and we review it together with your application to teach.',
            'Email',
          )
        : t('Next, complete your profile. It takes about 2 minutes. Then choose your first course.', 'Email'),
    ],
    action: dashboard,
    because: becauseAccount,
  }),

  password_reset: ({ path, ...values }) => ({
    subject: t('Set a new password', 'Email password_reset, subject'),
    preview: t(
      'The link works once and expires in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes: limits.resetLinkMinutes },
      'Email password_reset, preview',
    ),
    heading: t('Set a new password', 'Email password_reset, heading'),
    ...greet(values),
    paragraphs: [t('We received a request to set a new password for your Kere account.', 'Email password_reset')],
    action: { label: t('Set a new password', 'Email password_reset, button or link'), path: required(path) },
    afterAction: t(
      'The link works once and expires in {minutes, plural, one {# minute} other {# minutes}}. A new password signs you out everywhere.',
      { minutes: limits.resetLinkMinutes },
      'Email password_reset',
    ),
    notYou: {
      text: t(
        'If you did not ask for this, you can ignore this email. Your password stays the same.',
        'Email password_reset',
      ),
    },
    because: t(
      'You received this email because a new password was requested for this address on Kere.',
      'Email password_reset, why they received it',
    ),
  }),

  password_changed: (values) => ({
    subject: t('Your password was changed', 'Email password_changed, subject'),
    preview: t('If this was not you, set a new password now.', 'Email password_changed, preview'),
    heading: t('Your password was changed', 'Email password_changed, heading'),
    ...tellOwnAct(values),
    paragraphs: [
      values.device
        ? t(
            'The password of your Kere account was changed, and you were signed out everywhere else. Sign in with the new password.',
            'Email password_changed',
          )
        : t(
            'The password of your Kere account was changed, and you were signed out everywhere. Sign in with the new password.',
            'Email password_changed',
          ),
    ],
    action: signIn,
    notYou: {
      text: t('If this was not you, set a new password now. We will send you a link.', 'Email password_changed'),
      link: setPassword,
    },
  }),

  role_changed: ({ role, roleBefore, ...values }) => ({
    subject: t('Your role has changed', 'Email role_changed, subject'),
    preview: t(
      '{role, select, student {You are now a learner on Kere.} educator {You are now an educator on Kere.} other {You are now an admin on Kere.}}',
      { role: requireRole(role) },
      'Email role_changed, preview',
    ),
    heading: t('Your role has changed', 'Email role_changed, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{role, select, student {You are now a learner on Kere.} educator {You are now an educator on Kere.} other {You are now an admin on Kere.}} Your dashboard shows what you can do.',
        { role: requireRole(role) },
        'Email role_changed',
      ),
      ...(role === 'student' && roleBefore === 'educator'
        ? [t('To teach again, send a new application.', 'Email role_changed')]
        : []),
      ...tellEnded(values),
    ],
    action: dashboard,
    notYou: {
      text: t('If you did not expect this, set a new password. This signs you out everywhere.', 'Email role_changed'),
      link: setPassword,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

function tellEnded({ ended = '' }: MailValues): string[] {
  if (ended === '') return []
  if (ended === 'sessions') return [t('You were signed out everywhere. Sign in again to continue.', 'Email')]
  return [t('You were signed out everywhere, and a password that was set before this no longer works.', 'Email')]
}

function requireRole(value: string | undefined): Role {
  const role = roles.find((known) => known === value)
  if (!role) throw new Error('The mail names no role')
  return role
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
