import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { receiveReport } from './receive-report.ts'
import type { Report } from './watch-tables.ts'
import { writeWatchToken } from './watch-token.ts'

const secret = 'secret'
const page = { remote: 'public', release: '0123456789ab' }

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

async function tell(body: string, headers: Record<string, string> = own, token?: string) {
  const path = `/_watch/${token ?? (await writeWatchToken(page, secret, Date.now()))}`
  const request = new Request(`https://kere.test${path}`, { method: 'POST', body, headers })
  const answer = await receiveReport(request, env, { waitUntil: (work) => void sent.push(work) })
  return answer.status
}

async function counted() {
  endWait.resolve()
  await Promise.all(sent)
  return taken.flat()
}

it('is gathered, and then counted in one call, by network and by no address', async () => {
  for (const [body, address] of [
    ['fine', '192.0.2.1'],
    ['blank', '192.0.2.1'],
    ['late error', '2001:db8:1:2::1'],
    ['fine', '2001:db8:1:3::1'],
  ])
    expect(await tell(body!, { ...own, 'cf-connecting-ip': address! })).toBe(204)
  const reports = await counted()
  expect(taken).toHaveLength(1)
  expect(reports.map(({ failure, isLate }) => [failure, isLate])).toEqual([
    [null, false],
    ['blank', false],
    ['error', true],
    [null, false],
  ])
  const networks = reports.map(({ network }) => network)
  expect([networks[0] === networks[1], networks[2] === networks[3], networks[0] === networks[2]]).toEqual([
    true,
    true,
    false,
  ])
  expect(JSON.stringify(reports)).not.toMatch(/192\.0|2001/)
})

it.each([
  ['from another site', 'error', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, undefined],
  ['from nowhere', 'error', {}, undefined],
  ['with a token of nobody', 'error', own, 'public.0123456789ab.1.AAAAAAAAAAAAAAAAAAAAAA'],
  ['of a kind that there is not', '#count', own, undefined],
  ['that is late and fine', 'late fine', own, undefined],
  ['that is too long', 'error'.padEnd(2_000, 'x'), own, undefined],
])('%s it is answered alike and not counted', async (_, body, headers, token) => {
  expect(await tell(body, headers, token)).toBe(204)
  expect(await counted()).toEqual([])
})

it('is a sample beyond 500 in a second', async () => {
  await Promise.all(Array.from({ length: 600 }, () => tell('fine')))
  expect(await counted()).toHaveLength(500)
})
