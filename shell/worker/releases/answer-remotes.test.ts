import type { BootRemote } from '@kere/platform/boot'
import type { Registry, Release } from '@kere/platform/registry'
import { rankOf } from '@kere/platform/routing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerRemotes, remotesPath } from './answer-remotes.ts'
import type { ShellEnv } from '../env.ts'
import { liveFor } from './live-remotes.ts'
import { forgetRegistry, keepRegistry } from './read-registry.ts'

const integrityOf = (sign: string) => `sha384-${sign.repeat(64)}`

const releaseOf = (routes: Release['routes']): Release => ({
  contract: 1,
  routes,
  forms: [],
  sitemap: { pages: [], lists: [] },
  entry: 'entry.js',
  css: ['sheet.css'],
  preloads: ['entry.js'],
  server: null,
  files: { 'entry.js': integrityOf('e'), 'sheet.css': integrityOf('s') },
})

const placed = (release: string) => ({ release, since: '2026-11-22T00:00:00.000Z' })

const registry: Registry = {
  remotes: {
    public: {
      stable: placed('000000000001'),
      canary: { ...placed('00000000000f'), percent: 20 },
      previous: [],
      releases: {
        '000000000001': releaseOf([
          { path: '/courses' },
          { path: '/onboarding', roles: ['student'], onboarding: true },
        ]),
        '00000000000f': releaseOf([{ path: '/courses' }, { path: '/events' }]),
      },
    },
    learner: {
      stable: placed('000000000002'),
      canary: null,
      previous: [],
      releases: {
        '000000000002': releaseOf([
          { path: '/dashboard', roles: ['student'], offline: true },
          { path: '/dashboard/learn', roles: ['student'], enrolled: true, isFocused: true },
        ]),
      },
    },
  },
}

beforeEach(() => {
  forgetRegistry()
  keepRegistry(JSON.stringify(registry))
})

const described: Record<string, Release> = {
  'mf/public/00000000000e/release.json': releaseOf([{ path: '/courses' }, { path: '/lessons' }]),
}
const get = vi.fn<(key: string) => Promise<{ text(): Promise<string> } | null>>(async (key) =>
  Object.hasOwn(described, key) ? { text: async () => JSON.stringify(described[key]) } : null,
)

const ask = (path: string) =>
  // The registry is already known, so the code under test uses no other binding.
  answerRemotes(new Request(new URL(path, 'https://kere.test')), { RELEASES: { get } } as unknown as ShellEnv, {
    waitUntil: () => {},
  })

const tried = Array.from({ length: 100 }, (_, bucket) => bucket).find((bucket) => rankOf('public', bucket) < 20)!

const student = { role: 'student', isOnboarded: true, isEnrolled: false } as const

describe('the file that a page names holds', () => {
  it.each([
    ['a visitor', null, 99, [['public', ['/courses']]]],
    ['a visitor on a trial', null, tried, [['public', ['/courses', '/events']]]],
    [
      'a learner',
      student,
      99,
      [
        ['public', ['/courses']],
        ['learner', ['/dashboard', '/dashboard/learn']],
      ],
    ],
    [
      'who has still to finish onboarding',
      { ...student, isOnboarded: false },
      99,
      [['public', ['/courses', '/onboarding']]],
    ],
    [
      'an educator who learns',
      { role: 'educator', isOnboarded: true, isEnrolled: true },
      99,
      [
        ['public', ['/courses']],
        ['learner', ['/dashboard/learn']],
      ],
    ],
    ['a role that is younger than the shell', { ...student, role: 'mentor' }, 99, [['public', ['/courses']]]],
  ])('what is open to %s, for good', async (_, user, bucket, expected) => {
    const answer = await ask(remotesPath(liveFor(registry, { bucket, isTeam: false }), { user }))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const remotes: BootRemote[] = await answer.json()
    expect(remotes.map(({ name, patterns }) => [name, patterns])).toEqual(expected)
  })

  it('where each remote begins, with what its files hash to, and which pages are of a kind', async () => {
    const answer = await ask(remotesPath(liveFor(registry, { bucket: 99, isTeam: false }), { user: student }))
    expect((await answer.json<BootRemote[]>())[1]).toEqual({
      name: 'learner',
      contract: 1,
      entry: '/mf/learner/000000000002/entry.js',
      css: [{ href: '/mf/learner/000000000002/sheet.css', integrity: integrityOf('s') }],
      patterns: ['/dashboard', '/dashboard/learn'],
      focused: ['/dashboard/learn'],
      offline: ['/dashboard'],
    })
  })

  it('what a page of another isolate has named, by the release’s own description, which is read once', async () => {
    const path = '/remotes/visitor/public@00000000000e.json'
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect((await answer.json<BootRemote[]>())[0]).toMatchObject({
        entry: '/mf/public/00000000000e/entry.js',
        patterns: ['/courses', '/lessons'],
      })
    }
    expect(get).toHaveBeenCalledOnce()
  })

  it('what this isolate has forgotten meanwhile', async () => {
    keepRegistry(JSON.stringify({ revision: 1, remotes: { ...registry.remotes, public: registry.remotes.learner } }))
    expect((await ask('/remotes/visitor/public@00000000000e.json')).status).toBe(200)
  })

  it('nothing where nothing is live', async () => {
    const path = remotesPath([], { user: null })
    expect(await (await ask(path)).json()).toEqual([])
  })
})

it.each([
  '/remotes/visitor/public@0123456789ab.json',
  '/remotes/visitor/nobody@000000000001.json',
  '/remotes/visitor/constructor@000000000001.json',
  '/remotes/visitor/public@constructor.json',
  '/remotes/visitor/public@000000000001,.json',
  `/remotes/visitor/${Array.from({ length: 31 }, () => 'public@000000000001').join(',')}.json`,
  '/remotes/visitor/.json',
  '/remotes/visitor.json',
  '/remotes/VISITOR/none.json',
])('%s is nothing, and not for good', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBeNull()
})
