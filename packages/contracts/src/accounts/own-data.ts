import { teamEmail } from '@kere/brand/brand'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { roles } from './roles.ts'

export const problems = {
  own_data_too_large: {
    status: 409,
    title: `There is too much to put in one file. Write to ${teamEmail}, and we will send it to you`,
  },
  account_protected: { status: 409, title: 'The main admin account cannot be deleted' },
  deletion_requested: { status: 409, title: 'You have already asked us to delete your account' },
  sign_in_again: { status: 409, title: 'Sign in with Google again first, so that we know it is you' },
} as const

/** A POST rather than a GET, so that no other site can trigger the download, which is logged and reported by mail. */
export const downloadOwnData = defineEndpoint('downloadOwnData', 'POST /api/me/data', {
  summary: 'Everything that is held about the caller, as a JSON file, but for secrets. Told to the caller by mail.',
  access: { roles, minors: 'open' },
  status: 200,
  response: z.string(),
  mediaType: 'application/octet-stream',
  problems: ['too_many_attempts', 'own_data_too_large'],
  failure: 'Failed to download your data',
  isNeverStored: true,
})

/** The ways to prove ownership of the account. Users without a password sign in with Google again. */
const proofs = ['password', 'sign_in'] as const

const deletion = z.object({
  requestedAt: z.nullable(z.iso.datetime()),
  /**
   * The time from which the account is erased. If nobody has requested it yet, the time that a request now would set.
   */
  dueAt: z.iso.datetime(),
  proof: openEnum(proofs),
  hasJustSignedIn: z.boolean(),
  isProtected: z.boolean(),
})

export type Deletion = z.infer<typeof deletion>

export const getDeletion = defineEndpoint('getDeletion', 'GET /api/me/deletion', {
  summary: 'Whether the caller has asked for their account to be deleted, when it is due, and what asking takes.',
  access: { roles, minors: 'open' },
  response: deletion,
  failure: 'Failed to fetch your account',
})

export const requestDeletion = defineEndpoint('requestDeletion', 'POST /api/me/deletion', {
  summary: 'Asks for the caller’s account to be deleted within 7 business days, and ends every session.',
  access: { roles, minors: 'open' },
  body: z.strictObject({
    currentPassword: z.optional(z.string().check(z.maxLength(limits.passwordLength))),
  }),
  status: 200,
  response: z.object({ dueAt: z.iso.datetime() }),
  problems: ['account_protected', 'deletion_requested', 'sign_in_again', 'too_many_attempts'],
  failure: 'Failed to delete your account',
  isNeverStored: true,
})

export const revokeDeletion = defineEndpoint('revokeDeletion', 'DELETE /api/me/deletion', {
  summary: 'Keeps the account of a caller who had asked for it to be deleted.',
  access: { roles, minors: 'open' },
  problems: ['not_found'],
  failure: 'Failed to keep your account',
})
