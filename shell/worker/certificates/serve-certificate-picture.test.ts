import type { Certificate } from '@kere/contracts/certificates/certificates'
import { expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { serveCertificatePicture } from './serve-certificate-picture.ts'
import { stubEdgeCache } from '../edge-cache.fixtures.ts'

const kept = stubEdgeCache()

const certificate: Certificate = {
  id: 'crt_1',
  address: 'https://kere.test/certificates/crt_1',
  holderName: 'Meera Nambiar 🌱',
  course: { id: 'crs_1', title: 'Reading a lake', isPublished: true },
  words: '',
  signature: 'Asha Raghunath',
  lessonCount: 12,
  lessonsDone: 11,
  minutes: 390,
  completedAt: '2026-11-15T06:00:00.000Z',
  issuedAt: '2026-11-18T06:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  isIndexed: false,
}

const credential = '{"id":"https://kere.test/certificates/crt_1","name":"ಕೆರೆ 🌊"}'

interface Stored {
  facts?: Partial<Certificate>
  credential?: string | null
  status?: number
}

async function ask(given: Stored = {}, init: RequestInit = {}, path = '/certificates/crt_1/picture.png') {
  const { facts, credential: text = credential, status } = given
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    if (status) return new Response('', { status })
    if (!request.url.endsWith('.json')) return Response.json({ ...certificate, ...facts })
    return text === null ? new Response('', { status: 404 }) : new Response(text, { headers: { etag: '"1"' } })
  }
  const pending: Promise<unknown>[] = []
  const response = await serveCertificatePicture(
    new Request(`https://kere.test${path}`, init),
    // The code under test uses no other binding.
    { API: { fetch } } as unknown as ShellEnv,
    { waitUntil: (work: Promise<unknown>) => void pending.push(work) } as unknown as ExecutionContext,
  )
  await Promise.all(pending)
  return { response, asked }
}

function chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const chunks: { type: string; data: Uint8Array }[] = []
  for (let at = 8; at < bytes.length; at += view.getUint32(at) + 12) {
    const type = new TextDecoder().decode(bytes.subarray(at + 4, at + 8))
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + view.getUint32(at)) })
  }
  return chunks
}

const picture = async (given?: Stored) => new Uint8Array(await (await ask(given)).response.arrayBuffer())

it('draws a certificate with its signed text inside, once and uncompressed, as Open Badges 3.0 says', async () => {
  const { response, asked } = await ask({}, { headers: { cookie: 'kere_session=1' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const chunks = chunksOf(new Uint8Array(await response.arrayBuffer()))
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND'])
  expect(new TextDecoder().decode(chunks[1]!.data)).toBe(`openbadgecredential\0\0\0\0\0${credential}`)
  expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.has('cookie')])).toEqual([
    ['/api/certificates/crt_1', false],
    ['/api/feeds/certificates/crt_1/credential.json', false],
  ])
})

it('draws it once, and asks each time whether it is still valid', async () => {
  const first = await picture()
  expect([kept.size, first]).toEqual([1, await picture()])
  expect(kept.size).toBe(1)
  const etag = (await ask()).response.headers.get('etag') ?? ''
  const unchanged = await ask({}, { headers: { 'if-none-match': etag } })
  expect([unchanged.response.status, unchanged.asked.length]).toEqual([304, 2])
  for (const state of ['revoked', 'signing', 'of a later release'])
    expect([state, (await ask({ facts: { state } })).response.status]).toEqual([state, 404])
  expect(
    (await ask({}, { headers: { 'if-none-match': etag } }, '/certificates/crt_1/picture.png?x=1')).response.status,
  ).toBe(304)
  expect((await (await ask({}, { method: 'HEAD' })).response.arrayBuffer()).byteLength).toBe(0)
})

it('has none of what is not there, is not signed, or cannot be asked for', async () => {
  expect((await ask({ status: 404 })).response.status).toBe(404)
  expect((await ask({ credential: null })).response.status).toBe(404)
  expect((await ask({ status: 500 })).response.status).toBe(503)
  for (const id of ['..%2Fme', 'crt_A', `crt_${'a'.repeat(61)}`, 'status-lists']) {
    const { response, asked } = await ask({}, {}, `/certificates/${id}/picture.png`)
    expect([id, response.status, asked.length]).toEqual([id, 404, 0])
  }
  expect(kept.size).toBe(0)
})

it('draws names and titles of any script and length', async () => {
  const long = 'An endless name of many words '.repeat(12)
  for (const text of ['ಮೀರಾ ನಂಬಿಯಾರ್', '🌊', '', long, 'W'.repeat(200)]) {
    const facts = { holderName: text, signature: text, course: { ...certificate.course, title: text } }
    kept.clear()
    expect(chunksOf(await picture({ facts })).length).toBe(4)
  }
})
