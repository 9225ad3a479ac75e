import type { Session } from '@kere/platform/border'
import type { Release } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import type { Submission } from '@kere/platform/submission'
import { describe, expect, it } from 'vitest'
import type { OpenRemote } from './guard.ts'
import { keeping, type ChromeSubject } from './keeping.ts'
import { aLearner as user, releaseWith } from '../releases/live-remote.fixtures.ts'
import type { PageSubject } from './page-subject.ts'

const releaseOf = (routes: Release['routes']): Release => ({ ...releaseWith(routes), server: 'server/server.js' })

const publicRelease = releaseOf([
  { path: '/courses', maxAgeSeconds: 10, keptBy: ['category', 'level'] },
  { path: '/courses/:id' },
  { path: '/learners', isNeverKept: true },
  { path: '/dashboard', roles: ['student'], maxAgeSeconds: 10 },
])

const remote = (name: string, releaseName: string, release = publicRelease): LiveRemote => ({
  name,
  releaseName,
  release,
})
const owned = (live: LiveRemote): OpenRemote => ({ ...live, patterns: live.release.routes.map(({ path }) => path) })

const today = remote('public', '000000000001')
const learner = remote('learner', '000000000002', releaseOf([]))
const trial = remote('public', '00000000000f')

const nobody: PageSubject['visitor'] = {
  session: { user: null },
  accessToken: null,
  sessionExpiresAt: null,
  setCookies: [],
  isUnknown: false,
}

const submission: Submission = {
  form: 'subscribe',
  page: '/courses',
  values: {},
  problem: { code: 'x', detail: '', status: 422, errors: [], retryAfterSeconds: null, requestId: 'req_1' },
}

const template: PageSubject['template'] = {
  entry: '/assets/main-1.js',
  preloads: [],
  sheet: '',
  style: '',
  fonts: [],
  watchScript: '',
  barScript: '',
}

const subject: PageSubject = {
  method: 'GET',
  url: new URL('https://kere.test/courses'),
  language: 'en',
  path: '/courses',
  template,
  visitor: nobody,
  live: [today, learner],
  owner: owned(today),
  pattern: '/courses',
  theme: 'system',
  isLowData: false,
  notice: null,
  submission: null,
  isFresh: false,
  hasSheets: false,
  bookmark: null,
  preview: null,
  bar: null,
  watch: null,
  onRendered: null,
  span: { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: null },
}

const at = (address: string): Partial<PageSubject> => ({ url: new URL(address, 'https://kere.test') })

type Kept = 'the same' | 'another' | 'nothing'

interface Attack {
  change: Partial<PageSubject>
  page: Kept
  content: Kept
}

const as = (what: string, change: Partial<PageSubject>, page: Kept, content: Kept): [string, Attack] => [
  what,
  { change, page, content },
]

/** The type requires an attack for every field, so that a new field cannot be forgotten here. */
const attacks: Record<keyof PageSubject, [string, Attack][]> = {
  method: [
    as('HEAD', { method: 'HEAD' }, 'nothing', 'nothing'),
    as('POST', { method: 'POST' }, 'nothing', 'nothing'),
    as('a method of another spelling', { method: 'get' }, 'nothing', 'nothing'),
  ],
  url: [
    as('http', at('http://kere.test/courses'), 'another', 'another'),
    as('another port', at('https://kere.test:8443/courses'), 'another', 'another'),
    as('another host', at('https://evil.example/courses'), 'another', 'another'),
    as('another path', at('/courses/'), 'another', 'another'),
    as('another language', { ...at('/kn/courses'), language: 'kn' }, 'another', 'another'),
    as('what its route keeps it by', at('/courses?category=Water'), 'another', 'another'),
    as('the same twice', at('/courses?category=Water&category=Soil'), 'another', 'another'),
    as('what anybody writes', at('/courses?search=water'), 'nothing', 'nothing'),
    as('a campaign', at('/courses?category=Water&utm_source=letter'), 'nothing', 'nothing'),
    as('a search that says nothing', at('/courses?x'), 'nothing', 'nothing'),
    as('a question mark alone', at('/courses?'), 'the same', 'the same'),
    as('a parameter in capitals', at('/courses?Category=Water'), 'nothing', 'nothing'),
    as('a parameter of no name', at('/courses?=1'), 'nothing', 'nothing'),
    as('a parameter of another page', { ...at('/courses/1?level=1'), pattern: '/courses/:id' }, 'nothing', 'nothing'),
    as('a link that lets its reader in', at('/courses?token=secret'), 'nothing', 'nothing'),
    as('such a link behind other words', at('/courses?next=%2F&token='), 'nothing', 'nothing'),
    as('such a link, written otherwise', at('/courses?%74oken=secret'), 'nothing', 'nothing'),
  ],
  // The address says both.
  language: [as('a language without its address', { language: 'kn' }, 'the same', 'the same')],
  path: [as('a path without its address', { path: '/events' }, 'the same', 'the same')],
  template: [as('another shell', { template: { ...template, entry: '/assets/main-2.js' } }, 'another', 'another')],
  visitor: [
    as('a user', { visitor: { ...nobody, session: { user }, accessToken: 'x' } }, 'nothing', 'the same'),
    as('a user without a token', { visitor: { ...nobody, session: { user } } }, 'nothing', 'the same'),
    as('a token without a user', { visitor: { ...nobody, accessToken: 'x' } }, 'nothing', 'the same'),
    as(
      'somebody who has just registered',
      { visitor: { ...nobody, session: { user: null, registeredEmail: 'm@example.com' } } },
      'nothing',
      'the same',
    ),
    as('cookies to set', { visitor: { ...nobody, setCookies: ['a=b'] } }, 'nothing', 'the same'),
    as('a session that could not be renewed', { visitor: { ...nobody, isUnknown: true } }, 'nothing', 'the same'),
  ],
  live: [
    as('a trial of its owner', { live: [trial, learner], owner: owned(trial) }, 'another', 'another'),
    as(
      'a trial of another remote',
      { live: [today, remote('learner', '00000000000e', releaseOf([]))] },
      'another',
      'the same',
    ),
    as('one remote less', { live: [today] }, 'another', 'the same'),
  ],
  owner: [as('nobody owns it', { owner: null }, 'nothing', 'nothing')],
  pattern: [
    as('a page that says nothing of its content', { pattern: '/courses/:id' }, 'the same', 'nothing'),
    as('a page for some role', { pattern: '/dashboard' }, 'the same', 'nothing'),
    as('a page that nobody has declared', { pattern: '*' }, 'the same', 'nothing'),
  ],
  theme: [as('dark', { theme: 'dark' }, 'another', 'the same'), as('light', { theme: 'light' }, 'another', 'the same')],
  isLowData: [as('less data', { isLowData: true }, 'another', 'the same')],
  notice: [as('something to say once', { notice: 'enrolled' }, 'nothing', 'the same')],
  submission: [as('a form that comes back', { submission }, 'nothing', 'nothing')],
  bar: [as('the bar of a developer', { bar: { script: '', until: null, remotes: [] } }, 'nothing', 'the same')],
  preview: [
    as(
      'a release that is looked at before it is live',
      { preview: { remote: 'public', release: '00000000000f', until: 1 } },
      'nothing',
      'nothing',
    ),
  ],
  watch: [as('a page that is watched', { watch: { script: '', owner: 'public' } }, 'another', 'the same')],
  span: [
    as(
      'another trace',
      { span: { traceId: 'c'.repeat(32), spanId: 'd'.repeat(16), parentSpanId: null } },
      'the same',
      'the same',
    ),
  ],
  onRendered: [as('somebody who hears of it', { onRendered: () => {} }, 'the same', 'the same')],
  bookmark: [as('somebody who has changed something before', { bookmark: '0-1' }, 'the same', 'the same')],
  hasSheets: [as('a browser that has the styles', { hasSheets: true }, 'another', 'the same')],
  isFresh: [as('somebody who has just changed something', { isFresh: true }, 'nothing', 'nothing')],
}

const cases = Object.values(attacks).flat()

function compare(kept: { key: string } | null, plain: { key: string } | null): Kept {
  if (!kept) return 'nothing'
  return kept.key === plain?.key ? 'the same' : 'another'
}

it('a visitor’s page is kept for half a minute, and its content for as long as its route says', () => {
  expect(keeping.page(subject)).toMatchObject({ lifeMs: 30_000 })
  expect(keeping.content(subject)).toMatchObject({ lifeMs: 10_000 })
})

it('[W-51] of who may want to be gone nothing is kept', () => {
  expect(keeping.page({ ...subject, ...at('/learners'), pattern: '/learners' })).toBeNull()
})

describe('of a whole page, others get', () => {
  it.each(cases)('%s', (_, { change, page }) => {
    expect(compare(keeping.page({ ...subject, ...change }), keeping.page(subject))).toBe(page)
  })
})

describe('of its content, others get', () => {
  it.each(cases)('%s', (_, { change, content }) => {
    expect(compare(keeping.content({ ...subject, ...change }), keeping.content(subject))).toBe(content)
  })
})

it('one page has one name, in whatever order its parameters come, and others find it only without a search', () => {
  const [one, other] = ['?level=1&category=a%20b&category=c', '?category=a+b&level=1&category=c'].map((search) =>
    keeping.page({ ...subject, ...at(`/courses${search}`) }),
  )
  expect(one).toEqual(other)
  expect([one?.isShared, keeping.page(subject)?.isShared]).toEqual([false, true])
})

it('no two addresses share a name, whatever they are written with', () => {
  const addresses = ['/a/b', '/a%2Fb', '/a%3Fb', '/a?level=b', '/a?level=b%26', '/A/b', '/%61/b', '/a//b', '/a/b/%2e']
  const names = addresses.map((address) => keeping.page({ ...subject, ...at(address) })!.key)
  const written = new Set(addresses.map((address) => new URL(address, 'https://kere.test').href))
  expect(new Set(names).size).toBe(written.size)
  expect(new Set(names.map((name) => new URL(name, 'https://pages.invalid/').href)).size).toBe(written.size)
})

describe('chrome has a name for every', () => {
  const chrome: ChromeSubject = {
    language: 'en',
    path: '/courses',
    isFocused: false,
    theme: 'system',
    session: { user },
    year: 2026,
    asksConsent: false,
    live: [today, learner],
  }
  const changed = (change: Partial<NonNullable<Session['user']>>) => ({ session: { user: { ...user, ...change } } })
  const changes: Record<keyof ChromeSubject, Partial<ChromeSubject>[]> = {
    language: [{ language: 'kn' }, { language: 'hi' }],
    path: [{ path: '/' }, { path: '/Courses' }],
    isFocused: [{ isFocused: true }],
    theme: [{ theme: 'dark' }, { theme: 'light' }],
    year: [{ year: 2027 }],
    asksConsent: [{ asksConsent: true }],
    live: [{ live: [trial, learner] }, { live: [today] }, { live: [] }],
    session: [
      { session: { user: null } },
      { session: { user: null, registeredEmail: 'm@example.com' } },
      changed({ id: 'usr_2' }),
      changed({ role: 'admin' }),
      changed({ firstName: 'Asha' }),
      changed({ lastName: 'Rao' }),
      changed({ isEnrolled: true }),
      changed({ isSuperAdmin: true }),
      changed({ isOnboarded: false }),
      changed({ educatorStatus: 'approved' }),
      changed({ isAdult: true }),
    ],
  }

  it.each(Object.entries(changes))('%s', (_, different) => {
    const names = [chrome, ...different.map((change) => ({ ...chrome, ...change }))].map(keeping.chrome)
    expect(new Set(names).size).toBe(different.length + 1)
  })
})
