import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { serveMedia } from './media.ts'

const minuteMs = 60_000

const kept = new Map<string, { response: Response; until: number }>()

/** Stores an answer for as long as its header says, like Cloudflare's Cache API. */
const cache = {
  match: async ({ url }: Request) => {
    const found = kept.get(url)
    return found && found.until > Date.now() ? found.response.clone() : undefined
  },
  put: async ({ url }: Request, response: Response) => {
    const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
    kept.set(url, { response, until: Date.now() + Number(seconds) * 1000 })
  },
}

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('caches', { default: cache })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('[C-49] shows a picture that is deleted for half a minute at most, and for as long again in a browser', async () => {
  let isThere = true
  let asked = 0
  const fetch = async () => {
    asked += 1
    return isThere ? new Response('picture', { headers: { etag: '"a"' } }) : new Response('Not found', { status: 404 })
  }
  const call = async () => {
    const pending: Promise<unknown>[] = []
    // The code under test uses no other binding.
    const env = { API: { fetch } } as unknown as ShellEnv
    const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) } as unknown as ExecutionContext
    const response = await serveMedia(new Request('https://kere.test/media/avatars/abc.webp'), env, context)
    await Promise.all(pending)
    return response
  }
  const first = await call()
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=30'])
  isThere = false
  vi.advanceTimersByTime(0.4 * minuteMs)
  expect([(await call()).status, asked]).toEqual([200, 1])
  vi.advanceTimersByTime(0.2 * minuteMs)
  expect([(await call()).status, asked]).toEqual([404, 2])
})
