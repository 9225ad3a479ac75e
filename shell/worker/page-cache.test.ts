import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageSubject } from './compose-page.ts'
import { keepPage } from './page-cache.ts'

/** The cache of one location of the edge, as far as a page needs it. */
function edgeCache() {
  const kept = new Map<string, Response>()
  return {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
  }
}

beforeEach(() => void vi.stubGlobal('caches', { default: edgeCache() }))
afterEach(() => void vi.unstubAllGlobals())

async function visit(address: string) {
  const url = new URL(address)
  // All that the key and the rules of keeping look at.
  const subject = {
    url,
    template: { entry: '/assets/main.js' },
    visitor: { session: { user: null }, accessToken: null, setCookies: [], isUnknown: false },
    live: [],
    owner: {},
    theme: 'system',
    notice: null,
    submission: null,
  } as unknown as PageSubject
  const pending: Promise<unknown>[] = []
  // Nothing else of it is used.
  const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) } as ExecutionContext
  const compose = async () => ({ response: new Response(`made for ${url.origin}`), isWhole: true })
  const page = await keepPage(new Request(url), subject, context, compose)
  await Promise.all(pending)
  return page.text()
}

it('keeps a page by its origin, so that what names http in it is nobody else’s', async () => {
  expect(await visit('http://kere.test/courses')).toBe('made for http://kere.test')
  expect(await visit('https://kere.test/courses')).toBe('made for https://kere.test')
  expect(await visit('https://kere.test:8443/courses')).toBe('made for https://kere.test:8443')
  expect(await visit('http://kere.test/courses')).toBe('made for http://kere.test')
})
