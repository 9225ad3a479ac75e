import type { Release } from '@kere/platform/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { releaseWith } from '../releases/live-remote.fixtures.ts'
import { forgetRegistry, keepRegistry } from '../releases/read-registry.ts'
import { writeHumans, writeSecurity, writeSitemap } from './site-files.ts'

const put = vi.fn<() => Promise<void>>(async () => {})

beforeEach(() => vi.stubGlobal('caches', { default: { match: async () => undefined, put } }))
afterEach(() => {
  forgetRegistry()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const since = '2026-11-01T00:00:00.000Z'
const name = '000000000001'

const registryWith = (release: Release) =>
  JSON.stringify({
    remotes: {
      public: { stable: { release: name, since }, canary: null, previous: [], releases: { [name]: release } },
    },
  })

/** Gives the last answer until the seconds that its header allows are over, as the edge and a browser do. */
function keptAsAllowed() {
  let kept: { answer: Response; until: number } | undefined
  return {
    match: async () => (kept && Date.now() < kept.until ? kept.answer.clone() : undefined),
    async put(_: unknown, answer: Response) {
      const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? []
      kept = { answer, until: Date.now() + Number(seconds) * 1000 }
    },
  }
}

it('the sitemap is not available, and nothing is kept, before anything is released', async () => {
  keepRegistry(JSON.stringify({ remotes: {} }))
  const answer = await writeSitemap(
    new Request('https://kere.test/sitemap.xml'),
    // The code under test uses no binding.
    {} as ShellEnv,
    {} as ExecutionContext,
  )
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(put).not.toHaveBeenCalled()
})

it('the sitemap has a translated page in each of its languages, and names the others beside each', async () => {
  const release = {
    ...releaseWith([{ path: '/', languages: ['kn', 'ta'] }, { path: '/about' }]),
    sitemap: { pages: ['/', '/about'], lists: [] },
  }
  keepRegistry(registryWith(release))
  const answer = await writeSitemap(
    new Request('https://kere.test/sitemap.xml'),
    // The code under test uses no binding.
    {} as ShellEnv,
    { waitUntil: () => {} } as unknown as ExecutionContext,
  )
  const text = await answer.text()
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://kere.test/',
    'https://kere.test/kn',
    'https://kere.test/ta',
    'https://kere.test/about',
  ])
  const [home = '', kannada = '', , about = ''] = text.split('<url>').slice(1)
  for (const page of [home, kannada])
    expect([...page.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...each]) => each)).toEqual([
      ['en-IN', 'https://kere.test/'],
      ['kn-IN', 'https://kere.test/kn'],
      ['ta-IN', 'https://kere.test/ta'],
    ])
  expect(about).not.toContain('hreflang')
})

it('[part of C-49] whoever withdraws or is erased is out of every copy of the sitemap within a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const began = Date.now()
  const [edge, browser] = [keptAsAllowed(), keptAsAllowed()]
  vi.stubGlobal('caches', { default: edge })
  const release = {
    ...releaseWith([{ path: '/impact-portfolio/:handle' }]),
    sitemap: { pages: [], lists: [{ page: '/impact-portfolio/:handle', list: '/api/impact-pages' as const }] },
  }
  let items = [{ handle: 'zoya' }, { handle: 'meera' }]
  // The code under test uses no other binding.
  const env = { API: { fetch: async () => Response.json({ items, nextCursor: null }) } } as unknown as ShellEnv

  /** A browser asks the edge once its own copy is over. */
  async function readAt(second: number) {
    vi.setSystemTime(began + second * 1000)
    const own = await browser.match()
    if (own) return own.text()
    keepRegistry(registryWith(release))
    const kept: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => kept.push(work) } as unknown as ExecutionContext
    const answer = await writeSitemap(new Request('https://kere.test/sitemap.xml'), env, context)
    await Promise.all(kept)
    await browser.put(undefined, answer.clone())
    return answer.text()
  }

  expect(await readAt(0)).toContain('/impact-portfolio/zoya')
  items = [{ handle: 'meera' }]
  // The copy of the edge is read again in its last moment, so that the browser's is the oldest that can be.
  await browser.put(undefined, new Response(null, { headers: { 'cache-control': 'max-age=0' } }))
  const copies = [await readAt(29.9), await readAt(59.8), await readAt(60)]
  expect(copies.map((copy) => copy.includes('zoya'))).toEqual([true, true, false])
  expect(copies[2]).toContain('/impact-portfolio/meera')
})

it('security.txt says whom to write to, for less than a year ahead, whatever the month', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  expect(writeSecurity('https://kere.test', now).split('\n')).toEqual([
    'Contact: mailto:hello@kere.example',
    'Contact: https://kere.test/contact',
    'Expires: 2027-05-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://kere.test/.well-known/security.txt',
    '',
  ])
  for (let month = 0; month < 12; month += 1) {
    const then = new Date(Date.UTC(2026, month, 28))
    const [, expires = ''] = /Expires: (.+)/.exec(writeSecurity('https://kere.test', then)) ?? []
    const days = (Date.parse(expires) - then.getTime()) / 86_400_000
    expect([days > 120, days < 365]).toEqual([true, true])
  }
})

it('humans.txt names who makes it and where', () => {
  expect(writeHumans('https://kere.test')).toMatch(
    /TEAM[^]*Kere: .+\nLocation: Bengaluru, India, since 2024[^]*THANKS[^]*SITE/,
  )
})
