import { base64url } from 'jose'
import type {
  CreationOptions,
  MadeCredential,
  ProvenCredential,
  RequestOptions,
} from '@kere/contracts/accounts/passkeys'

const encode = (text: string) => new TextEncoder().encode(text)
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** An authenticator or a browser would not do any of these by itself. */
interface Changes {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  /** False if nobody has shown a finger or typed a PIN. */
  isVerified?: boolean
  userHandle?: string
  signature?: string
}

const flags = { present: 1, verified: 4, hasCredential: 64 }

/** CBOR of what stands in an attestation: small numbers, texts, bytes and maps. */
function writeCbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Uint8Array {
  const head = (major: number, size: number) =>
    size < 24 ? [major | size] : size < 256 ? [major | 24, size] : [major | 25, size >> 8, size & 255]
  if (typeof value === 'number') return join(value < 0 ? head(0x20, -1 - value) : head(0, value))
  if (typeof value === 'string') return join(head(0x60, encode(value).length), encode(value))
  if (value instanceof Uint8Array) return join(head(0x40, value.length), value)
  const entries = [...value].flatMap(([key, each]) => [
    ...writeCbor(key),
    // The values of the maps below are of the kinds above.
    ...writeCbor(each as number | string | Uint8Array | ReadonlyMap<number | string, unknown>),
  ])
  return join(head(0xa0, value.size), entries)
}

/** Web Crypto signs as two numbers, an authenticator as ASN.1. */
function toAsn1(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0)
    const short = [...bytes.subarray(first)]
    const positive = short[0]! > 127 ? [0, ...short] : short
    return [2, positive.length, ...positive]
  }
  const both = [...integer(raw.subarray(0, 32)), ...integer(raw.subarray(32))]
  return join([0x30, both.length], both)
}

/** An authenticator in software, with one passkey (ES256). It keeps no secret, and does what it is told. */
export async function anAuthenticator() {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const { x, y } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey
  const credentialId = crypto.getRandomValues(new Uint8Array(16))
  const id = base64url.encode(credentialId)
  const key = writeCbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, base64url.decode(x!)],
      [-3, base64url.decode(y!)],
    ]),
  )
  let owner = ''
  let uses = 0

  const clientDataOf = (type: string, challenge: string, { origin = 'https://kere.test', ...changes }: Changes) =>
    Uint8Array.from(
      encode(JSON.stringify({ type, challenge: changes.challenge ?? challenge, origin, crossOrigin: false })),
    )

  async function dataOf(rpId: string, { counter, isVerified = true, ...changes }: Changes, made: Uint8Array = join()) {
    const hash = await sha256(Uint8Array.from(encode(changes.rpId ?? rpId)))
    const flag = flags.present | (isVerified ? flags.verified : 0) | (made.length > 0 ? flags.hasCredential : 0)
    const bytes = new Uint8Array(4)
    new DataView(bytes.buffer).setUint32(0, counter ?? uses)
    return join(hash, [flag], bytes, made)
  }

  return {
    id,
    /** The key as it is stored. */
    publicKey: base64url.encode(key),

    async make(
      { challenge, rp, user }: Pick<CreationOptions, 'challenge' | 'rp' | 'user'>,
      changes: Changes = {},
    ): Promise<MadeCredential> {
      owner = user.id
      const made = join(new Uint8Array(16), [0, credentialId.length], credentialId, key)
      const attestation = writeCbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', await dataOf(rp.id, changes, made)],
        ]),
      )
      const clientDataJSON = base64url.encode(clientDataOf('webauthn.create', challenge, changes))
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject: base64url.encode(attestation) },
      }
    },

    async prove(
      { challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>,
      changes: Changes = {},
    ): Promise<ProvenCredential> {
      uses += 1
      const clientData = clientDataOf('webauthn.get', challenge, changes)
      const data = await dataOf(rpId, changes)
      const signed = join(data, await sha256(clientData))
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = toAsn1(new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, signed)))
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url.encode(clientData),
          authenticatorData: base64url.encode(data),
          signature: changes.signature ?? base64url.encode(signature),
          userHandle: changes.userHandle ?? owner,
        },
      }
    },
  }
}
