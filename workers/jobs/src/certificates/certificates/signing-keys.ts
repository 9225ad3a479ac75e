import type { PublicKey, StoredKey } from '@kere/contracts/certificates/signing-rpc'
import { fromMultibase, toMultibase } from './base58.ts'

/** The multicodec prefix of an Ed25519 public key. */
const prefix = [0xed, 0x01] as const

async function wrappingKey(secret: string) {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode('signing keys'),
  }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function makeKey(secret: string): Promise<StoredKey> {
  // The casts are needed because the platform's types do not distinguish a key pair from a single key.
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const raw = (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer
  const own = (await crypto.subtle.exportKey('pkcs8', pair.privateKey)) as ArrayBuffer
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await wrappingKey(secret), own)
  const publicKey = toMultibase(new Uint8Array([...prefix, ...new Uint8Array(raw)]))
  return {
    id: `key-${publicKey.slice(-12)}`,
    publicKey,
    privateKey: new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64(),
  }
}

/** @throws if the key was encrypted with another secret */
export async function openKey({ privateKey }: StoredKey, secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.fromBase64(privateKey)
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, 12) },
    await wrappingKey(secret),
    bytes.slice(12),
  )
  return crypto.subtle.importKey('pkcs8', opened, 'Ed25519', false, ['sign'])
}

export function importPublicKey({ publicKey }: PublicKey): Promise<CryptoKey> {
  const bytes = fromMultibase(publicKey, 34)
  if (!bytes || bytes[0] !== prefix[0] || bytes[1] !== prefix[1]) throw new Error('The key is not one of Ed25519')
  return crypto.subtle.importKey('raw', bytes.slice(2), 'Ed25519', false, ['verify'])
}
