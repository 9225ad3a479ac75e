import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { emailAddress } from '../text/email-address.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { messages } from '../http/messages.ts'
import { openEnum } from '../http/open-enum.ts'
import { personName } from '../text/person-name.ts'
import { chosenRoles, roles } from './roles.ts'
import { sessionUser } from './session.ts'

export const accountMessages = {
  passwordTooShort: t('Password must be at least 6 characters', 'Error: a form'),
  staffPasswordTooShort: t('Password must be at least 8 characters', 'Error: a form'),
  passwordTooLong: t('Password must be at most 128 characters', 'Error: a form'),
  passwordTooCommon: t('This password is too common. Please choose another', 'Error: a form'),
  passwordSaysWho: t('Please choose a password without your name or email', 'Error: a form'),
  passwordNeeded: t('Enter the password you chose when you signed up', 'Error: a form'),
  passwordNotTheirs: t('This is not the password that was chosen at sign-up', 'Error: a form'),
  namesRequired: t('First and last name are required', 'Error: a form'),
  learnOrTeach: t('Please choose whether you want to learn or teach', 'Error: a form'),
} as const

/** @public The registry reads the problems of every contract. */
export const problems = {
  link_invalid: { status: 404, title: 'This link is not valid' },
  link_expired: { status: 410, title: 'This link has expired' },
  link_used: { status: 410, title: 'This link has already been used' },
  password_not_kept: { status: 409, title: 'Set a new password for this account' },
  authentication_failed: { status: 401, title: 'Failed to complete authentication. Please try again.' },
  google_failed: { status: 503, title: 'Failed to sign in with Google' },
} as const

/** The rules of S-313. The API also refuses common passwords and those that contain the owner's name or address. */
export const newPassword = z
  .string(messages.passwordRequired)
  .check(
    z.minLength(1, { error: messages.passwordRequired, abort: true }),
    z.minLength(limits.passwordMinLength, accountMessages.passwordTooShort),
    z.maxLength(limits.passwordLength, accountMessages.passwordTooLong),
  )

const name = personName(accountMessages.namesRequired)

const next = z.optional(z.string().check(z.maxLength(2000)))

export const registration = z.strictObject({
  role: z.enum(chosenRoles, accountMessages.learnOrTeach),
  firstName: name,
  lastName: name,
  email: emailAddress,
  password: newPassword,
  next,
})

export type Registration = z.infer<typeof registration>

/**
 * The answer is the same whether or not the account exists, so that nobody can probe for accounts. The rest happens by
 * mail.
 */
const accepted = z.object({})

const token = z.string().check(z.minLength(1), z.maxLength(200))

export const mailRequest = z.strictObject({ email: emailAddress })

export const linkUse = z.strictObject({ token })

export const emailConfirmation = z.strictObject({
  token,
  /** Required in every browser except the one that registered the account (U-02). */
  password: z.optional(z.string().check(z.maxLength(limits.passwordLength))),
})

export type EmailConfirmation = z.infer<typeof emailConfirmation>

export const passwordReset = z.strictObject({
  token,
  password: newPassword,
  firstName: z.optional(name),
  lastName: z.optional(name),
})

export type PasswordReset = z.infer<typeof passwordReset>

export const register = defineEndpoint('register', 'POST /api/auth/register', {
  summary: 'Creates an account, or tells the owner of the address by email that there is one.',
  access: 'public',
  isNeverStored: true,
  body: registration,
  status: 202,
  response: accepted,
  problems: ['too_many_attempts'],
  failure: messages.registrationFailed,
})

export const verifyEmail = defineEndpoint('verifyEmail', 'POST /api/auth/verify-email', {
  summary:
    'Proves an address by the single-use link that was sent to it and signs in, in the browser that registered or with the password that was chosen.',
  access: 'public',
  isNeverStored: true,
  body: emailConfirmation,
  status: 200,
  response: z.object({ role: openEnum(roles), user: sessionUser, next: z.nullable(z.string()) }),
  problems: [
    'link_invalid',
    'link_expired',
    'link_used',
    'password_not_kept',
    'account_suspended',
    'account_closed',
    'too_many_attempts',
  ],
  failure: 'Failed to confirm your email address',
})

/** For the owner of an address that somebody else has registered, and who therefore does not know the password. */
export const discardRegistration = defineEndpoint('discardRegistration', 'POST /api/auth/discarded-registrations', {
  summary:
    'Proves an address by the link that was sent to it, drops everything its account held, and answers with a token to set a password by.',
  access: 'public',
  isNeverStored: true,
  body: linkUse,
  status: 200,
  response: z.object({ token: z.string() }),
  problems: ['link_invalid', 'link_expired', 'link_used'],
  failure: 'Failed to confirm your email address',
})

export const requestVerificationMail = defineEndpoint('requestVerificationMail', 'POST /api/auth/verification-mails', {
  summary: 'Sends another link to an address that is not proven yet.',
  access: 'public',
  isNeverStored: true,
  body: mailRequest,
  status: 202,
  response: accepted,
  problems: ['too_many_attempts'],
  failure: 'Failed to send the email',
})

export const requestPasswordReset = defineEndpoint('requestPasswordReset', 'POST /api/auth/password-resets', {
  summary: 'Sends a link by which a new password can be set, if there is such an account.',
  access: 'public',
  isNeverStored: true,
  body: mailRequest,
  status: 202,
  response: accepted,
  problems: ['too_many_attempts'],
  failure: 'Failed to send the email',
})

/**
 * The link also proves the address, and every session ends. An account whose address was never proven is created again.
 */
export const resetPassword = defineEndpoint('resetPassword', 'POST /api/auth/reset-password', {
  summary: 'Sets a new password by the single-use link that was sent.',
  access: 'public',
  isNeverStored: true,
  body: passwordReset,
  problems: ['link_invalid', 'link_expired', 'link_used'],
  failure: 'Failed to set the new password',
})

export const arrival = z.object({
  user: sessionUser,
  next: z.nullable(z.string()),
  mustChooseRole: z.boolean(),
})

export const startGoogle = defineEndpoint('startGoogle', 'POST /api/auth/google', {
  summary:
    'Where to send the browser so that somebody can sign in with Google; what it comes back with is checked against a cookie.',
  access: 'public',
  isNeverStored: true,
  body: z.strictObject({
    role: z.optional(z.enum(chosenRoles, accountMessages.learnOrTeach)),
    next,
  }),
  status: 200,
  response: z.object({ location: z.url() }),
  problems: ['google_failed'],
  failure: messages.googleFailed,
})

export const finishGoogle = defineEndpoint('finishGoogle', 'POST /api/auth/google/callback', {
  summary: 'Exchanges the code that Google sent back for a session, and makes the account if there is none.',
  access: 'public',
  isNeverStored: true,
  body: z.strictObject({
    code: z.string().check(z.maxLength(2000)),
    state: z.string().check(z.maxLength(200)),
  }),
  status: 200,
  response: arrival,
  problems: ['second_factor_needed', 'authentication_failed', 'account_suspended', 'account_closed'],
  failure: messages.authenticationFailed,
})
