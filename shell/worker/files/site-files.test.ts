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
})

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
  const since = '2026-11-01T00:00:00.000Z'
  const name = '000000000001'
  keepRegistry(
    JSON.stringify({
      remotes: {
        public: { stable: { release: name, since }, canary: null, previous: [], releases: { [name]: release } },
      },
    }),
  )
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
