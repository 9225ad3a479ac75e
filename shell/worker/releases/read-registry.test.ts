import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { forgetRegistry, keepRegistry, learnRegistry, readRegistry } from './read-registry.ts'

const bytes = new TextEncoder().encode('export {}')
const since = '2026-11-22T00:00:00.000Z'
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  forgetRegistry()
  errors.mockClear().mockImplementation(() => {})
})
afterEach(() => void vi.useRealTimers())

async function registryOf(remote: string, revision = 0) {
  const sha384 = await crypto.subtle.digest('SHA-384', bytes)
  const integrity = `sha384-${btoa(String.fromCharCode(...new Uint8Array(sha384)))}`
  const release = {
    contract: 1,
    routes: [{ path: '*' }],
    forms: [],
    sitemap: { pages: [], lists: [] },
    entry: 'entry.js',
    css: [],
    preloads: ['page.js'],
    server: null,
    files: { 'entry.js': integrity, 'page.js': integrity },
  }
  const placed = { release: '0123456789ab', since }
  return {
    revision,
    remotes: { [remote]: { stable: placed, canary: null, previous: [], releases: { '0123456789ab': release } } },
  }
}

interface Stores {
  stored: string | null
  files: string[]
  written?: string
}

async function aShell(remote: string, { stored, files, written = '{"remotes":{}}' }: Stores) {
  const deployed = JSON.stringify(await registryOf(remote))
  const sha384 = await crypto.subtle.digest('SHA-384', bytes)
  const bindings = {
    REGISTRY: { get: async () => stored },
    RELEASE_REGISTRY: { getByName: () => ({ read: async () => written }) },
    ASSETS: { fetch: async () => new Response(deployed) },
    RELEASES: {
      head: async (key: string) => (files.some((file) => key.endsWith(`/${file}`)) ? { checksums: { sha384 } } : null),
    },
  }
  // Only the bindings that reading the registry uses.
  return bindings as unknown as ShellEnv
}

const context = { waitUntil: () => {} }

const read = (env: ShellEnv) => readRegistry(env, 'http://localhost', context)

async function liveIn(env: ShellEnv) {
  forgetRegistry()
  return Object.keys((await read(env)).remotes)
}

it('knows no remote while the first releases are being published, and logs nothing', async () => {
  for (const files of [[], ['entry.js'], ['page.js']])
    expect(await liveIn(await aShell('early', { stored: null, files }))).toEqual([])
  expect(errors).not.toHaveBeenCalled()
})

it('serves what it was deployed with where the stored registry is gone or unreadable, and says the latter', async () => {
  const files = ['entry.js', 'page.js']
  expect(await liveIn(await aShell('whole', { stored: null, files }))).toEqual(['whole'])
  expect(errors).not.toHaveBeenCalled()
  expect(await liveIn(await aShell('whole', { stored: '{ not json', files }))).toEqual(['whole'])
  expect(errors.mock.calls).toEqual([[JSON.stringify({ event: 'registry_invalid' })]])
})

const fails = async () => {
  throw new Error('KV is down')
}
const hangs = () => new Promise<never>(() => {})

describe.each([
  ['throws', fails],
  ['does not answer', hangs],
])('where KV %s', (_, get) => {
  it('changes nothing in an isolate that has read it before, nor makes a page wait longer than half a second', async () => {
    vi.useFakeTimers()
    const env = await aShell('deployed', {
      stored: JSON.stringify(await registryOf('promoted')),
      files: ['entry.js', 'page.js'],
      written: JSON.stringify(await registryOf('written', 9)),
    })
    const before = await read(env)
    vi.spyOn(env.REGISTRY, 'get').mockImplementation(get)
    await vi.advanceTimersByTimeAsync(11_000)
    const asking = read(env)
    await vi.advanceTimersByTimeAsync(500)
    expect(await asking).toBe(before)
    expect(JSON.parse(String(errors.mock.calls[0]![0]))).toMatchObject({ event: 'registry_unreadable' })
  })

  it('a new isolate asks the writer, and serves what it was deployed with only where that is silent too', async () => {
    vi.useFakeTimers()
    const env = await aShell('deployed', {
      stored: null,
      files: ['entry.js', 'page.js'],
      written: JSON.stringify(await registryOf('written')),
    })
    vi.spyOn(env.REGISTRY, 'get').mockImplementation(get)
    const asking = liveIn(env)
    await vi.advanceTimersByTimeAsync(500)
    expect(await asking).toEqual(['written'])

    const silent = { ...env, RELEASE_REGISTRY: { getByName: () => ({ read: hangs }) } } as unknown as ShellEnv
    const last = liveIn(silent)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await last).toEqual(['deployed'])
  })
})

it('never goes back to a copy that is older than what it has shown, and follows a younger one', async () => {
  vi.useFakeTimers()
  const env = await aShell('deployed', { stored: JSON.stringify(await registryOf('older', 4)), files: [] })
  const get = vi.spyOn(env.REGISTRY, 'get')
  keepRegistry(JSON.stringify(await registryOf('told', 5)))
  await vi.advanceTimersByTimeAsync(11_000)
  expect(Object.keys((await read(env)).remotes)).toEqual(['told'])
  expect(get).toHaveBeenCalledOnce()

  get.mockResolvedValue(JSON.stringify(await registryOf('younger', 6)) as never)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(Object.keys((await read(env)).remotes)).toEqual(['younger'])
})

it('asks again at the next page once it was told what is live', async () => {
  const env = await aShell('deployed', { stored: JSON.stringify(await registryOf('younger', 6)), files: [] })
  learnRegistry(JSON.stringify(await registryOf('told', 5)))
  expect(Object.keys((await read(env)).remotes)).toEqual(['younger'])
})

it('serves what is stored', async () => {
  const stored = JSON.stringify(await registryOf('stored'))
  expect(await liveIn(await aShell('deployed', { stored, files: [] }))).toEqual(['stored'])
})

it('goes by what it has read for ten seconds at most, and asks again in time, once for all', async () => {
  vi.useFakeTimers()
  const [before, after] = await Promise.all(
    ['before', 'after'].map(async (name) => JSON.stringify(await registryOf(name))),
  )
  const env = await aShell('deployed', { stored: before!, files: [] })
  const get = vi.spyOn(env.REGISTRY, 'get')
  const shown = async () => Object.keys((await read(env)).remotes)[0]
  expect(await Promise.all([shown(), shown(), shown()])).toEqual(['before', 'before', 'before'])
  expect(get).toHaveBeenCalledTimes(1)
  const same = await read(env)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(await read(env)).toBe(same)
  expect(get).toHaveBeenCalledTimes(1)

  get.mockResolvedValue(after as never)
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all([shown(), shown()])).toEqual(['before', 'before'])
  expect(get).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(await shown()).toBe('after')
})

it('is the same object as long as it says the same', async () => {
  vi.useFakeTimers()
  const env = await aShell('deployed', { stored: JSON.stringify(await registryOf('stored')), files: [] })
  const first = await read(env)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await read(env)).toBe(first)
})

it('shows at once what this isolate has been told, also where it was just asking', async () => {
  const env = await aShell('deployed', { stored: JSON.stringify(await registryOf('older')), files: [] })
  const asking = read(env)
  keepRegistry(JSON.stringify(await registryOf('told')))
  await asking
  expect(Object.keys((await read(env)).remotes)).toEqual(['told'])
})
