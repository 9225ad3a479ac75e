import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { lineField, requiredText } from '../text/text.ts'
import { roles } from './roles.ts'
import { secondFactorMessages } from './second-factor-options.ts'
import { sessionUser } from './session.ts'
import { userAccount } from './user-accounts.ts'

/** @public The registry reads the problems of every contract. */
export const problems = {
  second_factor_needed: { status: 401, title: t('Enter the code from your authenticator app', 'Error') },
  ticket_expired: { status: 401, title: t('You took too long. Sign in again', 'Error') },
  second_factor_on: { status: 409, title: 'Two-step verification is already on' },
  second_factor_off: { status: 409, title: 'Two-step verification is off' },
  no_setup: { status: 409, title: 'Start again: this setup is over' },
} as const

/** Both kinds of codes, with or without spaces and hyphens. */
const code = lineField(secondFactorMessages.codeRequired).check(
  z.minLength(1, secondFactorMessages.codeRequired),
  z.maxLength(limits.lineLength, secondFactorMessages.codeWrong),
)

const secondFactor = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
  /** An older API does not answer it. */
  hasPasskey: z.optional(z.boolean()),
})

export type SecondFactor = z.infer<typeof secondFactor>

const recoveryCodeSet = z.object({ recoveryCodes: z.array(z.string()) })

export const getSecondFactor = defineEndpoint('getSecondFactor', 'GET /api/me/second-factor', {
  summary: 'Which second factors the caller has and whether they must have one, and how many recovery codes are left.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  response: secondFactor,
  failure: 'Failed to fetch your two-step verification',
})

export const beginSecondFactor = defineEndpoint('beginSecondFactor', 'POST /api/me/second-factor-setups', {
  summary: 'Makes the key for an authenticator app. It counts for nothing until a code confirms it.',
  access: { roles, minors: 'open' },
  proof: 'fresh',
  isOpenUnsecured: true,
  isNeverStored: true,
  response: z.object({ key: z.string(), uri: z.string() }),
  problems: ['second_factor_on'],
  failure: 'Failed to start two-step verification',
})

export const newCode = z.strictObject({ code })

export type NewCode = z.infer<typeof newCode>

export const confirmSecondFactor = defineEndpoint('confirmSecondFactor', 'POST /api/me/second-factor-confirmations', {
  summary: 'Turns the second factor on with a first code, and answers the recovery codes, which are not shown again.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  isNeverStored: true,
  body: newCode,
  response: recoveryCodeSet,
  problems: ['no_setup', 'too_many_attempts'],
  failure: 'Failed to turn on two-step verification',
})

export const replaceRecoveryCodes = defineEndpoint('replaceRecoveryCodes', 'POST /api/me/recovery-code-sets', {
  summary: 'Replaces all recovery codes by ten new ones, which are not shown again.',
  access: { roles, minors: 'open' },
  proof: 'fresh',
  isNeverStored: true,
  response: recoveryCodeSet,
  problems: ['second_factor_off'],
  failure: 'Failed to make new recovery codes',
})

/** Idempotent: repeating it changes nothing. */
export const removeSecondFactor = defineEndpoint('removeSecondFactor', 'DELETE /api/me/second-factor', {
  summary: 'Turns the caller’s second factor off, and deletes the recovery codes.',
  access: { roles, minors: 'open' },
  proof: 'fresh',
  failure: 'Failed to turn off two-step verification',
})

export const secondStep = z.strictObject({ code, next: z.optional(z.string().check(z.maxLength(2000))) })

export type SecondStep = z.infer<typeof secondStep>

export const proveSecondFactor = defineEndpoint('proveSecondFactor', 'POST /api/auth/second-factor', {
  summary: 'Finishes a sign-in with a code of the authenticator app, or with a recovery code.',
  access: 'public',
  isNeverStored: true,
  body: secondStep,
  status: 200,
  response: z.object({ user: sessionUser, next: z.nullable(z.string()) }),
  problems: ['ticket_expired', 'too_many_attempts', 'account_suspended', 'account_closed'],
  failure: t('Failed to sign in', 'Error'),
})

export const newProof = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(limits.passwordLength))),
  code: z.optional(lineField().check(z.maxLength(limits.lineLength))),
})

export type NewProof = z.infer<typeof newProof>

export const proveAnew = defineEndpoint('proveAnew', 'POST /api/me/proofs', {
  summary: 'Proves with the password or a code that the caller is still the one who signed in.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  isNeverStored: true,
  body: newProof,
  problems: ['password_missing', 'second_factor_off', 'too_many_attempts'],
  failure: 'Failed to confirm that it is you',
})

export const newSecondFactorReset = z.strictObject({
  reason: requiredText('Please give a reason', limits.reasonLength),
})

export const resetSecondFactor = defineEndpoint('resetSecondFactor', 'POST /api/users/:id/second-factor-resets', {
  summary: 'Turns off the second factor of a user who has lost it, ends every session, and tells them why by email.',
  access: admins,
  proof: 'fresh',
  body: newSecondFactorReset,
  status: 200,
  response: userAccount,
  problems: ['second_factor_off', 'own_account', 'super_admin_protected'],
  failure: 'Failed to turn off two-step verification',
})
