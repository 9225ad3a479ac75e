import type { VerificationReason } from '@kere/contracts/certificates/certificate-options'

const number = /^(?:https?:\/\/[^\s/]+\/certificates\/)?(crt_[0-9a-z_]{1,60})(?:\/credential\.json)?\/?(?:[?#]\S*)?$/i

/** Finds the number of a certificate, alone or in its address. */
export const numberIn = (text: string) => number.exec(text.trim())?.[1]?.toLowerCase()

interface Proof {
  verificationMethod?: unknown
  cryptosuite?: unknown
}

export interface ReadCredential {
  issuer: unknown
  /** In milliseconds since the epoch. */
  validUntil: number | null
  /** The id of the key that the proof names. */
  keyId: string | null
  certificateId: string | undefined
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value])

/** No credential nests deeper; deeper JSON would only keep a verifier busy. */
const deepest = 12

const isDeep = (value: unknown, depth = 0): boolean =>
  depth > deepest ||
  (typeof value === 'object' && value !== null && Object.values(value).some((each) => isDeep(each, depth + 1)))

/** Tells whether a text looks like a credential in another format: a signed token, Blockcerts, or Open Badges 2. */
const isOtherFormat = (text: string) =>
  /^[\w-]{10,}\.[\w-]{10,}\.[\w~-]*$/.test(text) ||
  /"(?:blockcerts|MerkleProof\d*|w3id\.org\/openbadges\/v[12])/i.test(text)

export function readCredential(text: string): ReadCredential | VerificationReason {
  const trimmed = text.trim()
  const isOther = isOtherFormat(trimmed)
  const document = parse(trimmed)
  if (document === undefined) return isOther ? 'other_format' : 'not_json'
  if (!isObject(document) || isDeep(document)) return 'no_credential'
  const { issuer, proof, validUntil, id } = document
  if (!listOf(document.type).includes('VerifiableCredential')) {
    return isOther || listOf(document.type).includes('Assertion') ? 'other_format' : 'no_credential'
  }
  const [only, ...others] = listOf(proof)
  const { verificationMethod, cryptosuite }: Proof = isObject(only) && others.length === 0 ? only : {}
  const method = typeof verificationMethod === 'string' ? verificationMethod : ''
  return {
    issuer: isObject(issuer) ? issuer.id : issuer,
    validUntil: typeof validUntil === 'string' ? Date.parse(validUntil) : null,
    keyId: cryptosuite === 'eddsa-rdfc-2022' ? (method.split('#')[1] ?? null) : null,
    certificateId: typeof id === 'string' ? numberIn(id) : undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
