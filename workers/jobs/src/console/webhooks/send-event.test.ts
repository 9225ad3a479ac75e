import type { EventOutcome, LeasedEvent } from '@kere/contracts/console/outbox-rpc'
import { beforeEach, describe, expect, it } from 'vitest'
import type { JobsEnv } from '../../env.ts'
import { sendEvent } from './send-event.ts'
import { deliverEvents } from './webhooks.jobs.ts'

const event: LeasedEvent = {
  id: 'whd_1',
  attempt: 1,
  url: 'https://ledger.example/hooks',
  body: '{"type":"order.paid"}',
  headers: { 'content-type': 'application/json', 'webhook-id': 'whd_1' },
}

let sent: Request[]
let addresses: Record<string, { type: number; data: string }[]>

beforeEach(() => {
  sent = []
  addresses = { A: [{ type: 1, data: '93.184.216.34' }] }
})

type Answer = (request: Request) => Response | Promise<Response>

const toolsOf = (answer: Answer, env: Partial<JobsEnv> = {}) => ({
  env: { SITE_ORIGIN: 'https://kere.test', ...env } as JobsEnv,
  async fetch(input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(input, init)
    const { hostname, searchParams } = new URL(request.url)
    expect(request.redirect).toBe('manual')
    if (hostname === 'cloudflare-dns.com') return Response.json({ Answer: addresses[searchParams.get('type') ?? ''] })
    sent.push(request.clone())
    return answer(request)
  },
})

const send = (given: Partial<LeasedEvent> = {}, answer: Answer = () => new Response('thanks')) =>
  sendEvent(toolsOf(answer), { ...event, ...given })

it('sends the body as it was signed, and keeps the beginning of the answer', async () => {
  expect(await send()).toEqual({ id: 'whd_1', attempt: 1, status: 200, answer: 'thanks', error: null })
  const [request] = sent
  expect([request?.method, await request?.text()]).toEqual(['POST', event.body])
  expect(request?.headers.get('webhook-id')).toBe('whd_1')
  expect(request?.headers.get('user-agent')).toBe('Kere-Webhooks/1 (+https://kere.test)')
})

it('reads 500 bytes of an answer without an end', async () => {
  let pulled = 0
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(100).fill(97))
    },
  })
  const { answer, error } = await send({}, () => new Response(body))
  expect([answer, error]).toEqual(['a'.repeat(500), null])
  expect(pulled).toBeLessThan(20)
})

it.each([
  [301, 'redirect'],
  [400, 'status'],
  [500, 'status'],
  [204, null],
])('takes an answer %i for %s', async (status, error) => {
  const answer = new Response(null, { status, headers: { location: 'https://169.254.169.254/' } })
  expect(await send({}, () => answer)).toMatchObject({ status, error })
  expect(sent).toHaveLength(1)
})

it('says that a server cannot be reached', async () => {
  expect(await send({}, () => Promise.reject(new Error('refused')))).toMatchObject({ error: 'unreachable' })
})

describe('refuses an address before anything is sent', () => {
  it.each([
    'http://ledger.example/hooks',
    'https://ledger.example:8443/hooks',
    'https://user:word@ledger.example/hooks',
    'https://localhost/hooks',
    'https://db.internal/hooks',
    'https://ledger.local/hooks',
    'https://ledger.example./hooks',
    'https://ledger/hooks',
    'https://127.0.0.1/hooks',
    'https://2130706433/hooks',
    'https://0x7f000001/hooks',
    'https://0x7f.1/hooks',
    'https://0177.0.0.1/hooks',
    'https://127.1/hooks',
    'https://①②⑦.0.0.1/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/hooks',
    'https://8.8.8.8/hooks',
    'https://[::1]/hooks',
    'https://[::ffff:127.0.0.1]/hooks',
    'https://[::ffff:7f00:1]/hooks',
    'https://[fe80::1]/hooks',
    'https://[fd00::1]/hooks',
    'ftp://ledger.example/hooks',
    'javascript:alert(1)',
    'ledger.example',
    '',
  ])('%s', async (url) => {
    expect(await send({ url })).toMatchObject({ status: null, error: 'address' })
    expect(sent).toEqual([])
  })
})

describe('refuses a name that leads to', () => {
  it.each([
    ['A', '127.0.0.1'],
    ['A', '10.1.2.3'],
    ['A', '100.64.0.1'],
    ['A', '169.254.169.254'],
    ['A', '172.16.0.1'],
    ['A', '172.31.255.255'],
    ['A', '192.168.1.1'],
    ['A', '192.0.2.1'],
    ['A', '198.18.0.1'],
    ['A', '198.19.255.255'],
    ['A', '203.0.113.5'],
    ['A', '0.0.0.0'],
    ['A', '224.0.0.1'],
    ['A', '255.255.255.255'],
    ['AAAA', '::1'],
    ['AAAA', '::'],
    ['AAAA', '::ffff:10.0.0.1'],
    ['AAAA', '64:ff9b::a00:1'],
    ['AAAA', 'fc00::1'],
    ['AAAA', 'fe80::1'],
    ['AAAA', 'ff02::1'],
    ['AAAA', '2001:db8::1'],
    ['AAAA', '2001::1'],
    ['AAAA', '2002:7f00:1::'],
  ])('%s %s, though it leads to a public one too', async (type, data) => {
    const number = type === 'A' ? 1 : 28
    const known = { type: 1, data: '93.184.216.34' }
    addresses = type === 'A' ? { A: [known, { type: number, data }] } : { A: [known], AAAA: [{ type: number, data }] }
    expect(await send()).toMatchObject({ error: 'address' })
    expect(sent).toEqual([])
  })

  it.each([
    ['A', '172.32.0.1'],
    ['A', '100.128.0.1'],
    ['A', '198.20.0.1'],
    ['A', '1.1.1.1'],
    ['AAAA', '2606:4700::1111'],
    ['AAAA', '2a00:1450:4007::200e'],
  ])('but takes %s %s', async (type, data) => {
    addresses = { [type]: [{ type: type === 'A' ? 1 : 28, data }] }
    expect(await send()).toMatchObject({ error: null })
  })

  it('nothing, for the moment', async () => {
    // An alias is no address.
    addresses = { A: [{ type: 5, data: 'nowhere.example.' }] }
    expect(await send()).toMatchObject({ error: 'unresolved' })
    expect(sent).toEqual([])
  })
})

it('asks no resolver for a local receiver, and only where there is a binding for it', async () => {
  const url = 'https://ledger.webhooks.kere.test/'
  addresses = {}
  expect(await send({ url })).toMatchObject({ error: 'unresolved' })
  const local = { fetch: async () => new Response('local') }
  const tools = toolsOf(() => expect.unreachable(), { LOCAL_WEBHOOKS: local })
  expect(await sendEvent(tools, { ...event, url })).toMatchObject({ answer: 'local', error: null })
})

it('goes on until nothing is due, and waits for what is due within moments', async () => {
  const recorded: EventOutcome[] = []
  const waits: number[] = []
  const rounds = [
    { events: [event, { ...event, id: 'whd_2' }], nextInMs: null },
    { events: [], nextInMs: 5000 },
    { events: [{ ...event, attempt: 2 }], nextInMs: null },
    { events: [], nextInMs: null },
  ]
  const OUTBOX = {
    takeEvents: async () => rounds.shift(),
    recordEvent: async (outcome: EventOutcome) => {
      recorded.push(outcome)
      if (outcome.id === 'whd_2') throw new Error('The API is away')
    },
  } as unknown as JobsEnv['OUTBOX']
  const lines: string[] = []
  await deliverEvents({
    ...toolsOf(() => new Response('ok'), { OUTBOX }),
    log: (name) => lines.push(name),
    now: () => 0,
    wait: async (ms) => void waits.push(ms),
  })
  expect(recorded.map(({ id, attempt }) => [id, attempt])).toEqual([
    ['whd_1', 1],
    ['whd_2', 1],
    ['whd_1', 2],
  ])
  expect([waits, lines, rounds]).toEqual([[5000], ['event_unrecorded'], []])
})
