import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { requiredLine } from '../text/text.ts'
import { passkeyLimits, passkeyMessages } from './passkeys-options.ts'
import { roles } from './roles.ts'
import { sessionUser } from './session.ts'

/** @public The registry reads the problems of every contract. */
export const problems = {
  passkey_refused: { status: 401, title: passkeyMessages.refused },
  passkey_setup_over: { status: 409, title: 'This passkey was not added. Try again' },
  passkey_known: { status: 409, title: 'You have already added this passkey' },
  too_many_passkeys: {
    status: 409,
    title: `You have ${passkeyLimits.count} passkeys, the most there can be. Remove one first`,
  },
} as const

const bytes = (maxLength: number) => z.base64url().check(z.maxLength(maxLength))

/** The parts of a browser's answer (`toJSON` of WebAuthn level 3) that are checked. Browsers add others. */
const credentialOf = <Response extends z.core.$ZodLooseShape>(response: Response) =>
  z.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response: z.object(response),
  })

const madeCredential = credentialOf({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) })

export type MadeCredential = z.infer<typeof madeCredential>

const provenCredential = credentialOf({
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: z.optional(z.nullable(bytes(200))),
})

export type ProvenCredential = z.infer<typeof provenCredential>

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})

export type Passkey = z.infer<typeof passkey>

const known = z.object({ id: z.string(), type: openEnum(['public-key']) })

/** `PublicKeyCredentialCreationOptionsJSON`. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: openEnum(['public-key']) })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: openEnum(['required']),
    requireResidentKey: z.boolean(),
    userVerification: openEnum(['required']),
  }),
  attestation: openEnum(['none']),
})

export type CreationOptions = z.input<typeof creationOptions>

/** `PublicKeyCredentialRequestOptionsJSON`. It names no credential, so that it is the same for everybody. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: openEnum(['required']),
})

export type RequestOptions = z.input<typeof requestOptions>

export const listPasskeys = defineEndpoint('listPasskeys', 'GET /api/me/passkeys', {
  summary: 'The caller’s passkeys, the oldest first.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  response: z.object({ items: z.array(passkey) }),
  failure: 'Failed to fetch your passkeys',
})

export const beginPasskey = defineEndpoint('beginPasskey', 'POST /api/me/passkey-setups', {
  summary: 'Makes the challenge with which the browser makes a passkey.',
  access: { roles, minors: 'open' },
  proof: 'fresh',
  isOpenUnsecured: true,
  isNeverStored: true,
  response: creationOptions,
  problems: ['too_many_passkeys'],
  failure: 'Failed to add a passkey',
})

const name = requiredLine(passkeyMessages.nameRequired, passkeyLimits.nameLength)

/** A person fills in this alone; the browser makes the rest. */
export const passkeyName = z.strictObject({ name })

export const newPasskey = z.strictObject({ name, credential: madeCredential })

export type NewPasskey = z.infer<typeof newPasskey>

export const addPasskey = defineEndpoint('addPasskey', 'POST /api/me/passkeys', {
  summary: 'Adds the passkey that the browser made. With the first second factor come recovery codes, shown only then.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  isNeverStored: true,
  body: newPasskey,
  response: z.object({ passkey, recoveryCodes: z.nullable(z.array(z.string())) }),
  problems: ['passkey_setup_over', 'passkey_known', 'too_many_passkeys'],
  failure: 'Failed to add a passkey',
})

export const removePasskey = defineEndpoint('removePasskey', 'DELETE /api/me/passkeys/:id', {
  summary: 'Removes one of the caller’s passkeys, and the recovery codes with the last second factor.',
  access: { roles, minors: 'open' },
  proof: 'fresh',
  failure: 'Failed to remove the passkey',
})

export const beginPasskeyProof = defineEndpoint('beginPasskeyProof', 'POST /api/auth/passkey-challenges', {
  summary: 'Makes the challenge that a passkey signs. It names no account.',
  access: 'public',
  isNeverStored: true,
  status: 200,
  response: requestOptions,
  failure: 'Failed to sign in',
})

const next = z.optional(z.string().check(z.maxLength(2000)))

export const passkeySignIn = z.strictObject({ credential: provenCredential, next })

export type PasskeySignIn = z.infer<typeof passkeySignIn>

const arrival = z.object({ user: sessionUser, next: z.nullable(z.string()) })

export const signInWithPasskey = defineEndpoint('signInWithPasskey', 'POST /api/auth/passkey', {
  summary: 'Signs in with a passkey instead of the password. It counts as both factors.',
  access: 'public',
  isNeverStored: true,
  body: passkeySignIn,
  status: 200,
  response: arrival,
  problems: ['passkey_refused', 'too_many_attempts', 'account_suspended', 'account_closed'],
  failure: 'Failed to sign in',
})

export const proveSecondFactorByPasskey = defineEndpoint(
  'proveSecondFactorByPasskey',
  'POST /api/auth/second-factor/passkey',
  {
    summary: 'Finishes a sign-in with a passkey instead of a code.',
    access: 'public',
    isNeverStored: true,
    body: passkeySignIn,
    status: 200,
    response: arrival,
    problems: ['passkey_refused', 'ticket_expired', 'too_many_attempts', 'account_suspended', 'account_closed'],
    failure: 'Failed to sign in',
  },
)

export const proveAnewByPasskey = defineEndpoint('proveAnewByPasskey', 'POST /api/me/passkey-proofs', {
  summary: 'Proves with a passkey that the caller is still the one who signed in.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  isNeverStored: true,
  body: z.strictObject({ credential: provenCredential }),
  problems: ['passkey_refused', 'too_many_attempts'],
  failure: 'Failed to confirm that it is you',
})
