import type { MadeCredential, ProvenCredential } from '@kere/contracts/accounts/passkeys'
import { base64url } from 'jose'
import { writeBase64Url } from '../../base/digests.ts'
import { algorithms } from './passkeys.domain.ts'

/** The library brings parsers of certificates, which would slow the start of every isolate. */
const loadLibrary = () => import('@simplewebauthn/server')

interface Expected {
  challenge: string
  origin: string
}

const expectationsOf = ({ challenge, origin }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
})

/** @returns null if the browser's answer is not right */
export async function verifyMade(credential: MadeCredential, expected: Expected) {
  const { verifyRegistrationResponse } = await loadLibrary()
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...expectationsOf(expected),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!made?.verified) return null
  const { id, publicKey, counter } = made.registrationInfo.credential
  return { credentialId: id, publicKey: writeBase64Url(publicKey), counter }
}

interface Stored {
  userId: string
  credentialId: string
  publicKey: string
  counter: number
}

/** @returns the authenticator's new counter; null if the answer is not right, or the counter says that it was copied */
export async function verifyProof(credential: ProvenCredential, stored: Stored, expected: Expected) {
  const { userHandle, ...response } = credential.response
  if (userHandle && userHandle !== handleOf(stored.userId)) return null
  const { verifyAuthenticationResponse } = await loadLibrary()
  const proven = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    credential: {
      id: stored.credentialId,
      publicKey: Uint8Array.from(base64url.decode(stored.publicKey)),
      counter: stored.counter,
    },
    ...expectationsOf(expected),
  }).catch(() => null)
  return proven?.verified ? proven.authenticationInfo.newCounter : null
}

/** The authenticator stores this about its owner. The id says nothing about the person. */
export const handleOf = (userId: string) => base64url.encode(userId)
