import type { Session } from '@kere/platform/border'
import type { Registry } from '@kere/platform/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { aLearner, releaseWith } from '../releases/live-remote.fixtures.ts'
import type { Report } from './votes.ts'
import { watchPage } from './watch-pages.ts'
import { readWatchToken } from './watch-token.ts'

const secret = 'secret'
const release = releaseWith([{ path: '/courses' }])
const owner = { name: 'public', releaseName: '00000000000a', release, patterns: ['/courses'] }
const template = {
  entry: '',
  preloads: [],
  sheet: '',
  style: '',
  fonts: [],
  barScript: '',
  watchScript: '/assets/watch-page-1.js',
}

let taken: Report[]
let sent: Promise<unknown>[]

beforeEach(() => {
  taken = []
  sent = []
  vi.stubGlobal('scheduler', { wait: () => Promise.resolve() })
})
afterEach(() => void vi.unstubAllGlobals())

const registry = { takeReports: async (reports: Report[]) => (taken.push(...reports), null) }
const env = { RELEASE_TOKEN: secret, RELEASE_REGISTRY: { getByName: () => registry } } as unknown as ShellEnv

const registryOf = (percent: number | null): Registry => {
  const since = '2026-11-22T10:00:00.000Z'
  const canary = percent === null ? null : { release: owner.releaseName, since, percent }
  const stable = { release: '00000000000b', since }
  return { remotes: { public: { stable, canary, previous: [], releases: {} } } }
}

const watch = (percent: number | null, headers: Record<string, string> = {}, user: Session['user'] = null) =>
  watchPage(
    env,
    { waitUntil: (work) => void sent.push(work) },
    {
      request: new Request('https://kere.test/courses', { headers }),
      registry: registryOf(percent),
      live: [owner],
      owner,
      session: { user },
      template,
    },
  )

async function counted() {
  await Promise.all(sent)
  return taken.map(({ voter, isSent, isHeard, failures }) => [voter.witness, isSent, isHeard, ...failures])
}

it('puts the token into a header of one answer, and nothing of its reader into the page', async () => {
  const watched = await watch(10)
  expect(watched!.page).toEqual({ script: template.watchScript, owner: 'public' })
  const [, token = ''] = /^watch;desc="(.+)"$/.exec(watched!.header) ?? []
  expect(await readWatchToken(token, secret, Date.now())).toMatchObject({
    voter: { witness: 'visitor' },
    releases: { public: owner.releaseName },
  })
})

it('asks nothing of a page without a watched release', async () => {
  expect([await watch(null), await watch(0)]).toEqual([null, null])
})

it('[C-49] measures nothing of a reader who may be under 18, whatever the page', async () => {
  const opened = { 'sec-fetch-mode': 'navigate' }
  for (const isAdult of [false, undefined]) {
    const watched = await watch(10, opened, { ...aLearner, isAdult })
    watched?.onSent()
    watched?.onRendered('failed')
    expect([isAdult, watched, await counted()]).toEqual([isAdult, null, []])
  }
  expect(await watch(10, opened, { ...aLearner, isAdult: true })).not.toBeNull()
  expect(await watch(10, opened, { ...aLearner, role: 'admin', isAdult: false })).not.toBeNull()
})

it.each([
  ['a browser opened', { 'sec-fetch-mode': 'navigate' }, [['visitor', true, false]]],
  ['a browser fetched ahead', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' }, []],
  ['a program read', {}, []],
])('expects a report of a page that %s', async (_, headers, expected) => {
  const watched = await watch(10, headers)
  watched!.onSent()
  expect(await counted()).toEqual(expected)
})

it('counts as the edge’s own what it renders, and merges what one network asks for in a second', async () => {
  const watched = await watch(10)
  for (const rendering of ['good', 'failed', 'slow'] as const) watched!.onRendered(rendering)
  expect(await counted()).toEqual([['edge', false, true, 'render', 'slow']])
})
