import * as z from 'zod/mini'
import { newPassword } from './accounts.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { languages } from './languages.ts'
import { roles } from './roles.ts'

export const accountSettingsMessages = {
  currentPasswordRequired: 'Enter your current password',
  currentPasswordWrong: 'This is not your current password',
  passwordUnchanged: 'This is already your password. Please choose another',
} as const

/** @public The registry reads the problems of every contract. */
export const problems = {
  password_missing: { status: 409, title: 'Set a password for your account first' },
  google_not_linked: { status: 409, title: 'No Google account is linked' },
} as const

const account = z.object({
  email: z.string(),
  /** The language of emails. An older API does not send it. */
  language: z.optional(openEnum(languages)),
  hasPassword: z.boolean(),
  /** An older API does not send it. */
  passwordMinLength: z.optional(z.int()),
  google: z.nullable(z.object({ linkedAt: z.iso.datetime() })),
})

export type OwnAccount = z.infer<typeof account>

/** The password only has to be present, because an existing one may be older than today's rules. */
const currentPassword = z
  .string(accountSettingsMessages.currentPasswordRequired)
  .check(
    z.minLength(1, accountSettingsMessages.currentPasswordRequired),
    z.maxLength(limits.passwordLength, accountSettingsMessages.currentPasswordWrong),
  )

export const passwordChange = z.strictObject({ currentPassword, password: newPassword })

export type PasswordChange = z.infer<typeof passwordChange>

export const googleUnlinking = z.strictObject({ currentPassword })

export type GoogleUnlinking = z.infer<typeof googleUnlinking>

export const getOwnAccount = defineEndpoint('getOwnAccount', 'GET /api/me/account', {
  summary: 'How the caller signs in: address, whether there is a password, and the linked Google account.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  response: account,
  failure: 'Failed to fetch your account',
})

export const changePassword = defineEndpoint('changePassword', 'PUT /api/me/password', {
  summary: 'Changes the caller’s password, given the current one, and ends every session but this one.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  body: passwordChange,
  problems: ['password_missing', 'too_many_attempts'],
  failure: 'Failed to change your password',
})

export const changeLanguage = defineEndpoint('changeLanguage', 'PUT /api/me/language', {
  summary: 'Changes the language of emails to the caller.',
  access: { roles, minors: 'open' },
  body: z.strictObject({ language: z.enum(languages) }),
  failure: 'Failed to change your language',
})

export const unlinkGoogle = defineEndpoint('unlinkGoogle', 'POST /api/me/google-unlinkings', {
  summary: 'Unlinks the caller’s Google account, given the current password.',
  access: { roles, minors: 'open' },
  body: googleUnlinking,
  problems: ['google_not_linked', 'password_missing', 'too_many_attempts'],
  failure: 'Failed to unlink your Google account',
})
