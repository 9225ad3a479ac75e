import type { ReleaseForm } from '@kere/platform/release-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
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
const env = { ACCESS_TOKEN_SECRET: 'secret' } as ShellEnv

interface Press {
  at: number
  text?: string
  address?: string
  cookies?: string
  userId?: string
  fileName?: string
}

function send({ at, text = 'Hello', address = '192.0.2.1', cookies = '', userId, fileName }: Press) {
  vi.setSystemTime(at)
  const request = new Request('https://kere.test/letters', { headers: { 'cf-connecting-ip': address } })
  const sent = { form, path: '/api/letters', body: { text }, cookies, userId: userId ?? null, upload: { fileName } }
  return sendingKey(env, request, sent)
}

const press = async (about: Press) => (await send(about)).key

async function pressAccepted(about: Press) {
  const { key, markAccepted } = await send(about)
  await markAccepted()
  return key
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

  it('is two where something else was accepted in between, however soon', async () => {
    const texts = ['Register', 'Cancel', 'Register', 'Cancel', 'Register']
    const keys: string[] = []
    for (const [place, text] of texts.entries()) keys.push(await pressAccepted({ at: boundary + place * 1000, text }))
    expect(new Set(keys).size).toBe(5)
    // The last press may be a repetition that arrives late.
    expect(await press({ at: boundary + 9_000, text: 'Register' })).toBe(keys[4])
  })

  it.each([
    ['refused', send],
    ['accepted', pressAccepted],
  ])('is one where nothing else was accepted in between, and what came was %s', async (outcome, sendOther) => {
    const first = await press({ at: boundary })
    await sendOther({ at: boundary + 1_000, text: outcome === 'refused' ? 'Cancel' : 'Hello' })
    expect(await press({ at: boundary + 2_000 })).toBe(first)
  })

  it('is one where both presses after something else come before the first is remembered', async () => {
    await pressAccepted({ at: boundary })
    await pressAccepted({ at: boundary + 1_000, text: 'Cancel' })
    const keys = await Promise.all([press({ at: boundary + 2_000 }), press({ at: boundary + 2_000 })])
    expect(keys[0]).toBe(keys[1])
  })

  it.each<[string, Partial<Press>, Partial<Press>]>([
    ['a visitor with the cookies of the first answer', {}, { cookies: 'kere_fresh=1; kere_notice=enrolled' }],
    ['a user whose access was renewed', { cookies: 'kere_access=a' }, { cookies: 'kere_access=b; kere_fresh=1' }],
  ])('is one of %s', async (who, before, after) => {
    const about = { at: boundary, ...(who.startsWith('a user') && { userId: 'usr_1' }) }
    expect(await press({ ...about, ...after })).toBe(await pressAccepted({ ...about, ...before }))
  })

  it('is two of other people, whatever one of them had accepted', async () => {
    const first = await press({ at: boundary, userId: 'usr_1' })
    expect(await press({ at: boundary, userId: 'usr_2' })).not.toBe(first)
    await pressAccepted({ at: boundary, userId: 'usr_2', text: 'Cancel' })
    expect(await press({ at: boundary, userId: 'usr_1' })).toBe(first)
  })

  it('has a key that the API takes', async () => {
    expect(await press({ at: boundary })).toMatch(/^[\w-]{16,128}$/)
  })
})
