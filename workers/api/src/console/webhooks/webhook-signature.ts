import { hmac } from '../../base/digests.ts'

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

interface Seeded {
  id: string
  seed: string
}

const keyOf = (serverSecret: string, { id, seed }: Seeded) => hmac(serverSecret, `webhook ${id} ${seed}`)

/** Computes the secret that the receiver checks signatures with. No table stores it. */
export const secretOf = async (serverSecret: string, seeded: Seeded) =>
  `whsec_${toBase64(await keyOf(serverSecret, seeded))}`

interface Message {
  id: string
  timestamp: number
  body: string
}

/** Signs a message as Standard Webhooks says. */
export async function signatureOf(serverSecret: string, seeded: Seeded, { id, timestamp, body }: Message) {
  const bytes = await keyOf(serverSecret, seeded)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return `v1,${toBase64(new Uint8Array(signed))}`
}
