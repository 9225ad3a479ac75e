import type { PublicKey } from '@kere/contracts/certificates/signing-rpc'
import { fromMultibase, toMultibase } from './base58.ts'
import { canonize } from './canonize.ts'
import { importPublicKey } from './signing-keys.ts'

/** A Verifiable Credential of any kind. */
export type Credential = Readonly<Record<string, unknown>> & { '@context': readonly string[] }

type Proof = Readonly<Record<string, unknown>>

interface Signer {
  key: CryptoKey
  verificationMethod: string
  /** In milliseconds since the epoch. */
  at: number
}

/** Joins the hashes of the proof's options and of the document (W3C Data Integrity, `eddsa-rdfc-2022`). */
async function hashOf(document: Credential, options: Proof) {
  const parts = [{ '@context': document['@context'], ...options }, document].map(async (part) => {
    const text = new TextEncoder().encode(await canonize(part))
    return new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  })
  const [ofOptions, ofDocument] = await Promise.all(parts)
  return new Uint8Array([...ofOptions!, ...ofDocument!])
}

export async function sign(document: Credential, { key, verificationMethod, at }: Signer): Promise<string> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: `${new Date(at).toISOString().slice(0, 19)}Z`,
    verificationMethod,
    proofPurpose: 'assertionMethod',
  }
  const signature = await crypto.subtle.sign('Ed25519', key, await hashOf(document, options))
  // The proof is an array, because Open Badges 3.0 demands one even for a single member.
  return JSON.stringify({ ...document, proof: [{ ...options, proofValue: toMultibase(new Uint8Array(signature)) }] })
}

/** @returns whether the key signed exactly this content; false also for text that is no credential */
export async function verifyProof(text: string, publicKey: PublicKey): Promise<boolean> {
  try {
    const { proof, ...document } = JSON.parse(text) as Credential & { proof: Proof | readonly Proof[] }
    const [only, ...others] = [proof].flat()
    if (!only || others.length > 0) return false
    const { proofValue, ...options } = only
    const signature = fromMultibase(String(proofValue), 64)
    if (!signature || options.proofPurpose !== 'assertionMethod' || options.type !== 'DataIntegrityProof') return false
    const hash = await hashOf(document, options)
    return await crypto.subtle.verify('Ed25519', await importPublicKey(publicKey), signature, hash)
  } catch {
    return false
  }
}
