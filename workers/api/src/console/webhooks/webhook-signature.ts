import { hmac } from '../../base/digests.ts'
import { openKey } from '../../base/sealed-key.ts'

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

interface Seeded {
  id: string
  seed: string
}

export const keyOwner = (webhookId: string) => ({ purpose: 'keys of webhooks', id: webhookId })

const isSealed = (seed: string) => seed.includes('.')

/**
 * Opens the key with which events are signed. A seed of before keys were sealed is none: the key is computed from it and
 * the oldest secret.
 * @throws {Error} if it was sealed under another secret
 */
export async function signingKeyOf(secrets: readonly string[], { id, seed }: Seeded): Promise<Uint8Array> {
  const key = isSealed(seed)
    ? await openKey(seed, secrets, keyOwner(id))
    : new Uint8Array(await hmac(secrets.at(-1)!, `webhook ${id} ${seed}`))
  if (!key) throw new Error('The key of a webhook was sealed under another secret')
  return key
}

/** Writes the secret that the receiver checks signatures with. No table stores it. */
export const secretOf = async (secrets: readonly string[], seeded: Seeded) =>
  `whsec_${toBase64(await signingKeyOf(secrets, seeded))}`

interface Message {
  id: string
  timestamp: number
  body: string
}

/** Signs a message as Standard Webhooks says. */
export async function signatureOf(secrets: readonly string[], seeded: Seeded, { id, timestamp, body }: Message) {
  const bytes = await signingKeyOf(secrets, seeded)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return `v1,${toBase64(new Uint8Array(signed))}`
}
