import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { receiveReport } from './receive-report.ts'
import type { Report } from './votes.ts'
import { writeWatchToken } from './watch-token.ts'

const secret = 'secret'
const voterIn = (id: string) => ({ witness: 'visitor' as const, id: id.repeat(16), network: id.repeat(16) })
const releases = { public: '0123456789ab' }

let taken: Report[][]
let sent: Promise<unknown>[]
let endWait = Promise.withResolvers<void>()

beforeEach(() => {
  taken = []
  sent = []
  endWait = Promise.withResolvers()
  vi.stubGlobal('scheduler', { wait: () => endWait.promise })
})
afterEach(() => void vi.unstubAllGlobals())

const registry = { takeReports: async (reports: Report[]) => (taken.push(reports), null) }
const env = { RELEASE_TOKEN: secret, RELEASE_REGISTRY: { getByName: () => registry } } as unknown as ShellEnv

const own = { origin: 'https://kere.test', 'sec-fetch-site': 'same-origin' }

async function tell(body: string, headers: Record<string, string> = own, token?: string, id = 'A') {
  const path = `/_watch/${token ?? (await writeWatchToken({ voter: voterIn(id), releases }, secret, Date.now()))}`
  const request = new Request(`https://kere.test${path}`, { method: 'POST', body, headers })
  const answer = await receiveReport(request, env, { waitUntil: (work) => void sent.push(work) })
  return answer.status
}

async function counted() {
  endWait.resolve()
  await Promise.all(sent)
  return taken.flat()
}

it('is gathered by voter, and then counted in one call', async () => {
  for (const [body, id] of [
    ['public fine', 'A'],
    ['public blank', 'A'],
    ['public blank', 'A'],
    ['public error', 'A'],
    ['public gone', 'B'],
  ])
    expect(await tell(body!, own, undefined, id)).toBe(204)
  const of = (id: string, failures: string[]) => ({
    remote: 'public',
    release: '0123456789ab',
    voter: voterIn(id),
    isSent: false,
    isHeard: true,
    failures,
  })
  expect(await counted()).toEqual([of('A', ['blank', 'error']), of('B', [])])
  expect(taken).toHaveLength(1)
})

it('takes what was measured, a minute at most, beside what failed', async () => {
  for (const body of ['public vitals 1234 -', 'public lag', 'public vitals 9999999 640', 'public fine'])
    await tell(body)
  expect(await counted()).toMatchObject([{ failures: ['lag'], vitals: { lcpMs: 60_000, inpMs: 640 } }])
})

it.each([
  ['with a time that is none', 'public vitals 12e3 5', own, undefined],
  ['with a time before the page', 'public vitals -5 5', own, undefined],
  ['with a time that is too long', 'public vitals 12345678 5', own, undefined],
  ['with a time too many', 'public vitals 1 2 3', own, undefined],
  ['with a time of another remote', 'learner vitals 1 2', own, undefined],
  ['from another site', 'public error', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, undefined],
  ['from nowhere', 'public error', {}, undefined],
  [
    'with a token of nobody',
    'public error',
    own,
    'visitor~AAAAAAAAAAAAAAAA~AAAAAAAAAAAAAAAA~1795341600000~public@0123456789ab~AAAAAAAAAAAAAAAAAAAAAA',
  ],
  ['of a kind that there is not', 'public render', own, undefined],
  ['of a remote that the page is not of', 'learner error', own, undefined],
  ['of what every object has', 'constructor error', own, undefined],
  ['that is too long', 'public error'.padEnd(2_000, 'x'), own, undefined],
])('%s it is answered alike and not counted', async (_, body, headers, token) => {
  expect(await tell(body, headers, token)).toBe(204)
  expect(await counted()).toEqual([])
})

it('of one voter crowds nobody out, and of 2,000 voters in a second no more are heard', async () => {
  const tokenOf = (voter: string) =>
    writeWatchToken({ voter: { ...voterIn('A'), id: voter.padStart(16, '0') }, releases }, secret, Date.now())
  for (let time = 0; time < 500; time += 1) await tell('public error')
  await Promise.all(
    Array.from({ length: 2_100 }, async (_, voter) => tell('public fine', own, await tokenOf(String(voter)))),
  )
  expect(await counted()).toHaveLength(2_000)
})
