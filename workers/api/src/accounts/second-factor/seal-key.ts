import { base64url } from 'jose'
import { hmac } from '../../base/digests.ts'

export const nonceBytes = 12

/** Binds the encrypted key to its user, so that it opens no other account. */
const boundTo = (userId: string) => ({ name: 'AES-GCM', additionalData: new TextEncoder().encode(userId) })

const keyFrom = async (secret: string) =>
  crypto.subtle.importKey('raw', await hmac(secret, 'keys of second factors'), 'AES-GCM', false, ['encrypt', 'decrypt'])

interface Sealing {
  secret: string
  userId: string
}

export async function sealKey(key: Uint8Array, { secret, userId }: Sealing, nonce: Uint8Array): Promise<string> {
  const sealed = await crypto.subtle.encrypt({ ...boundTo(userId), iv: nonce }, await keyFrom(secret), key)
  return base64url.encode(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** @returns null if it was sealed under another secret or for another user */
export async function openKey(sealed: string, { secret, userId }: Sealing): Promise<Uint8Array | null> {
  const bytes = base64url.decode(sealed)
  const [nonce, content] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)]
  const key = await keyFrom(secret)
  return crypto.subtle.decrypt({ ...boundTo(userId), iv: nonce }, key, content).then(
    (opened) => new Uint8Array(opened),
    () => null,
  )
}
