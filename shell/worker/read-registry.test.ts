import { beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from './env.ts'
import { readRegistry } from './read-registry.ts'

const bytes = new TextEncoder().encode('export {}')
const since = '2026-11-22T00:00:00.000Z'
const errors = vi.spyOn(console, 'error')

beforeEach(() => void errors.mockClear().mockImplementation(() => {}))

async function registryOf(remote: string) {
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
    remotes: { [remote]: { stable: placed, canary: null, previous: [], releases: { '0123456789ab': release } } },
  }
}

/** What KV and the shell's own files hold, and which files of the release lie in the bucket. */
async function aShell(remote: string, { stored, files }: { stored: string | null; files: string[] }) {
  const deployed = JSON.stringify(await registryOf(remote))
  const sha384 = await crypto.subtle.digest('SHA-384', bytes)
  const bindings = {
    REGISTRY: { get: async () => stored },
    ASSETS: { fetch: async () => new Response(deployed) },
    RELEASES: {
      head: async (key: string) => (files.some((file) => key.endsWith(`/${file}`)) ? { checksums: { sha384 } } : null),
    },
  }
  // The bindings that reading the registry uses, as far as it uses them.
  return bindings as unknown as ShellEnv
}

const liveIn = async (env: ShellEnv) => Object.keys((await readRegistry(env, 'http://localhost')).remotes)

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

it('serves what is stored', async () => {
  const stored = JSON.stringify(await registryOf('stored'))
  expect(await liveIn(await aShell('deployed', { stored, files: [] }))).toEqual(['stored'])
})
