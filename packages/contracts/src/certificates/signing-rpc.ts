import type { Certificate } from './certificates.ts'

/** The facts of a certificate that waits for its signature. The holder's address is only used for a hash. */
export interface UnsignedCertificate extends Pick<
  Certificate,
  'id' | 'holderName' | 'words' | 'signature' | 'lessonCount' | 'lessonsDone' | 'minutes' | 'completedAt' | 'issuedAt'
> {
  kind: string
  courseTitle: string
  email: string
  /** The certificate's place in the sequence of all status lists, from 0. */
  place: number
}

export interface PublicKey {
  id: string
  /** The public key in multibase encoding, as DID documents use it. */
  publicKey: string
}

export interface StoredKey extends PublicKey {
  /** The private key, encrypted with a secret that only the jobs worker has. */
  privateKey: string
}

export interface UnsignedStatusList {
  list: number
  version: number
  /** The places of revoked certificates within this list. */
  revoked: readonly number[]
}

export interface SigningWork {
  key: StoredKey | null
  certificates: readonly UnsignedCertificate[]
  lists: readonly UnsignedStatusList[]
}

export interface Verifier {
  /** The DID of this site. A credential with any other issuer was not issued here. */
  issuer: string
  /** @returns whether the proof was made with this key for exactly this content */
  verifyProof(credential: string, key: PublicKey): Promise<boolean>
}

/**
 * RPC over a service binding, not reachable from outside. `HttpRequest` and `HttpResponse` are the platform's types,
 * which contracts cannot import.
 */
export interface SigningRpc<HttpRequest, HttpResponse> {
  /** Answers the current key and a batch of certificates and lists that wait for a signature. */
  next(): Promise<SigningWork>
  /** @returns the key to sign with from now on; if two workers made a key at once, the one that was stored first */
  keepKey(key: StoredKey): Promise<StoredKey>
  /** Stores the credential. If another call was first, its signature stays. */
  keepCredential(id: string, keyId: string, credential: string): Promise<void>
  /** Stores the list, unless a later version is already stored. */
  keepStatusList(list: number, version: number, credential: string): Promise<void>
  /** Answers a request to verify a certificate, with all the access checks and limits of its endpoint. */
  answer(request: HttpRequest, verifier: Verifier): Promise<HttpResponse>
}
