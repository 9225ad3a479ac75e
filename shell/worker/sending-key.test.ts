import type { ReleaseForm } from '@kere/platform/release-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShellEnv } from './env.ts'
import { sendingKey } from './sending-key.ts'

const form: ReleaseForm = {
  name: 'letter',
  path: '/letters',
  page: '/letters',
  endpoint: { method: 'POST', path: '/api/letters' },
  fields: [{ name: 'text', kind: 'text', isRequired: true }],
  keeps: [],
  goTo: '/letters',
  bodyBytes: 1000,
}

function edgeCache() {
  const kept = new Map<string, { text: string; until: number }>()
  return {
    async match({ url }: Request) {
      const entry = kept.get(url)
      return entry && entry.until > Date.now() ? new Response(entry.text) : undefined
    },
    async put({ url }: Request, response: Response) {
      const seconds = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1])
      kept.set(url, { text: await response.text(), until: Date.now() + seconds * 1000 })
    },
  }
}

const boundary = Date.parse('2026-11-15T12:00:20Z')
// Of the bindings only the secret is read.
const env = { ACCESS_TOKEN_SECRET: 'secret' } as ShellEnv

interface Press {
  at: number
  text?: string
  address?: string
  cookies?: string
  fileName?: string
}

function press({ at, text = 'Hello', address = '192.0.2.1', cookies = '', fileName }: Press) {
  vi.setSystemTime(at)
  const request = new Request('https://kere.test/letters', { headers: { 'cf-connecting-ip': address } })
  return sendingKey(env, request, { form, path: '/api/letters', body: { text }, cookies, upload: { fileName } })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('caches', { default: edgeCache() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a form that is sent twice', () => {
  it.each([
    ['at once', boundary + 1_000, 0],
    ['within twenty seconds', boundary + 1_000, 18_000],
    ['on either side of a boundary', boundary - 100, 200],
    ['twenty seconds apart, less one moment', boundary - 100, 19_999],
  ])('is one sending: %s', async (_when, at, later) => {
    const first = await press({ at })
    expect(await press({ at: at + later })).toBe(first)
  })

  it('is two after twenty seconds', async () => {
    const first = await press({ at: boundary - 100 })
    expect(await press({ at: boundary + 19_900 })).not.toBe(first)
  })

  it('is one where both presses come before the first is remembered', async () => {
    const keys = await Promise.all([press({ at: boundary }), press({ at: boundary })])
    expect(keys[0]).toBe(keys[1])
  })

  it.each<[string, Partial<Press>]>([
    ['of another content', { text: 'Hello again' }],
    ['of another network', { address: '192.0.2.2' }],
    ['of another browser', { cookies: 'kere_access=b' }],
    ['of another file', { fileName: 'lake.jpg' }],
  ])('is two where the second is %s', async (_what, other) => {
    expect(await press({ at: boundary, ...other })).not.toBe(await press({ at: boundary }))
  })

  it('has a key that the API takes', async () => {
    expect(await press({ at: boundary })).toMatch(/^[\w-]{16,128}$/)
  })
})
