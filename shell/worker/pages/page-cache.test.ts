import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WrittenPage } from './compose-page.ts'
import type { PageSubject } from './page-subject.ts'

function edgeCache() {
  const kept = new Map<string, Response>()
  return {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
  }
}

beforeEach(() => {
  vi.stubGlobal('caches', { default: edgeCache() })
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function anIsolate(name: string) {
  vi.resetModules()
  const { keepPage } = await import('./page-cache.ts')
  return async (address: string, { isWhole = true, dataMs = 0 } = {}) => {
    const url = new URL(address)
    // All fields that the caching rules read.
    const subject = {
      method: 'GET',
      url,
      template: { entry: '/assets/main.js' },
      visitor: { session: { user: null }, accessToken: null, setCookies: [], isUnknown: false },
      live: [],
      owner: { release: { routes: [] } },
      pattern: '/courses',
      theme: 'system',
      notice: null,
      submission: null,
      preview: null,
      bar: null,
      isFresh: false,
    } as unknown as PageSubject
    const pending: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) }
    const compose = async (): Promise<WrittenPage> => ({
      status: isWhole ? 200 : 503,
      headers: { 'content-security-policy': "default-src 'none'", 'cache-control': 'private, no-cache' },
      body: new TextEncoder().encode(`${name} made it for ${url.origin}`),
      isWhole,
      madeAt: Date.now() - dataMs,
    })
    const page = await keepPage(subject, context, compose)
    await Promise.all(pending)
    return { text: await page.text(), status: page.status, headers: Object.fromEntries(page.headers) }
  }
}

it('keeps a page by its origin, so that what names http in it is nobody else’s', async () => {
  const visit = await anIsolate('one')
  const textAt = async (address: string) => (await visit(address)).text
  expect(await textAt('http://kere.test/courses')).toBe('one made it for http://kere.test')
  expect(await textAt('https://kere.test/courses')).toBe('one made it for https://kere.test')
  expect(await textAt('https://kere.test:8443/courses')).toBe('one made it for https://kere.test:8443')
  expect(await textAt('http://kere.test/courses')).toBe('one made it for http://kere.test')
})

it('shows another isolate the page as it was sent, with its age, and nobody one that is too old', async () => {
  const [one, other] = [await anIsolate('one'), await anIsolate('other')]
  const own = await one('https://kere.test/courses')
  expect(own.headers).not.toHaveProperty('age')
  await vi.advanceTimersByTimeAsync(7_000)
  const found = await other('https://kere.test/courses')
  expect(found).toEqual({ ...own, headers: { ...own.headers, age: '7' } })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await other('https://kere.test/courses')).toEqual({ ...own, headers: { ...own.headers, age: '9' } })
  await vi.advanceTimersByTimeAsync(21_000)
  expect((await other('https://kere.test/courses')).text).toBe('other made it for https://kere.test')
})

it('makes a page anew before it is too old, unless another isolate has done so', async () => {
  const [one, other] = [await anIsolate('one'), await anIsolate('other')]
  await one('https://kere.test/courses')
  await other('https://kere.test/courses')
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await other('https://kere.test/courses')).text).toContain('one made it')
  expect((await other('https://kere.test/courses')).text).toContain('other made it')
  await one('https://kere.test/courses')
  expect((await one('https://kere.test/courses')).text).toContain('other made it')
})

it('counts the age of a page from when its data was read', async () => {
  const [one, other] = [await anIsolate('one'), await anIsolate('other')]
  await one('https://kere.test/courses', { dataMs: 10_000 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await other('https://kere.test/courses')).headers.age).toBe('11')
  await vi.advanceTimersByTimeAsync(19_000)
  expect((await other('https://kere.test/courses')).text).toContain('other made it')
})

it('shows no page that failed again', async () => {
  const [one, other] = [await anIsolate('one'), await anIsolate('other')]
  expect((await one('https://kere.test/courses', { isWhole: false })).status).toBe(503)
  expect((await one('https://kere.test/courses')).status).toBe(200)
  expect((await other('https://kere.test/courses')).text).toContain('one made it')
})
