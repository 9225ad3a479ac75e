import type { Certificate } from './certificates.ts'

/** The facts of a certificate that waits for its signature. The address is only hashed. */
export interface UnsignedCertificate extends Pick<
  Certificate,
  'id' | 'holderName' | 'words' | 'signature' | 'lessonCount' | 'lessonsDone' | 'minutes' | 'completedAt' | 'issuedAt'
> {
  kind: string
  courseTitle: string
  email: string
  /** Its place in all status lists, from 0. */
  place: number
}

export interface PublicKey {
  id: string
  /** Multibase, as in a DID document. */
  publicKey: string
}

export interface StoredKey extends PublicKey {
  /** Encrypted with a secret that only the jobs worker has. */
  privateKey: string
}

export interface UnsignedStatusList {
  list: number
  version: number
  /** Places within the list. */
  revoked: readonly number[]
}

export interface SigningWork {
  key: StoredKey | null
  certificates: readonly UnsignedCertificate[]
  lists: readonly UnsignedStatusList[]
}

export interface Verifier {
  /** The DID that signs: a credential of any other issuer is not ours. */
  issuer: string
  /** @returns whether the key made the proof of exactly this content */
  verifyProof(credential: string, key: PublicKey): Promise<boolean>
}

/** RPC over a service binding: not reachable from outside. `HttpRequest` and `HttpResponse` are the platform's, which contracts do not know. */
export interface SigningRpc<HttpRequest, HttpResponse> {
  /** Answers the current key, and some of what waits for its signature. */
  next(): Promise<SigningWork>
  /** @returns the key that signs from now: another one, where two were made at once */
  keepKey(key: StoredKey): Promise<StoredKey>
  /** The first signature stays, whoever comes second. */
  keepCredential(id: string, keyId: string, credential: string): Promise<void>
  /** Nothing, where a later version is there. */
  keepStatusList(list: number, version: number, credential: string): Promise<void>
  /** Answers a request to verify a certificate under every guard of its endpoint. */
  answer(request: HttpRequest, verifier: Verifier): Promise<HttpResponse>
}
