import type { MadeCredential, ProvenCredential } from '@kere/contracts/accounts/passkeys'
import { passkeyMessages } from '@kere/contracts/accounts/passkeys-options'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError, type ApiClient } from './api.ts'

/** Both are loaded once somebody uses a passkey. */
const load = () => Promise.all([import('@simplewebauthn/browser'), import('@kere/contracts/accounts/passkeys')])

/** False at the edge, and in a browser that has no passkeys. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Lets the browser make a passkey. */
export async function makePasskey(api: ApiClient): Promise<MadeCredential> {
  const [{ startRegistration }, { beginPasskey }] = await load()
  // A younger API may ask for what this type does not know. The browser decides.
  const optionsJSON = (await api.call(beginPasskey, {})) as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw nameOf(error) === 'InvalidStateError'
      ? new ApiError('passkey_known', 'This device already has a passkey for your account')
      : new ApiError('passkey_setup_over', 'The passkey was not made. Try again')
  })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}

/** The browser has been asked for a passkey, and the user has not answered, or has said no. */
const unanswered = new Set(['NotAllowedError', 'AbortError'])

/** Asks for a passkey. @returns null if the user has chosen none */
export async function askForPasskey(api: ApiClient): Promise<ProvenCredential | null> {
  const [{ startAuthentication }, { beginPasskeyProof }] = await load()
  // A younger API may ask for what this type does not know here, too.
  const optionsJSON = (await api.call(beginPasskeyProof, {})) as PublicKeyCredentialRequestOptionsJSON
  const proven = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    if (unanswered.has(nameOf(error))) return null
    throw new ApiError('passkey_refused', passkeyMessages.refused)
  })
  if (!proven) return null
  const { id, rawId, type, response } = proven
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}
