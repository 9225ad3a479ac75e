import type { Role } from '@kere/contracts/accounts/roles'
import type { Release } from '@kere/platform/registry'
import type { LiveRemote } from '@kere/platform/routing'
import { describe, expect, it } from 'vitest'
import { guard, openRemotes } from './guard.ts'
import { releaseWith } from '../releases/live-remote.fixtures.ts'

const remote = (name: string, routes: Release['routes']): LiveRemote => ({
  name,
  releaseName: '000000000000',
  release: releaseWith(routes),
})

const live = [
  remote('public', [
    { path: '/' },
    { path: '/courses' },
    { path: '/auth/login' },
    { path: '/auth/register' },
    { path: '/onboarding', roles: ['student', 'educator', 'admin'], onboarding: true },
    { path: '*' },
  ]),
  remote('learner', [
    { path: '/dashboard', roles: ['student'] },
    { path: '/dashboard/sessions', roles: ['student', 'educator', 'admin'] },
    { path: '/dashboard/labs', roles: ['student'] },
  ]),
  remote('educator', [
    { path: '/dashboard', roles: ['educator'] },
    { path: '/dashboard/courses/new', roles: ['educator', 'admin'] },
  ]),
  remote('admin', [
    { path: '/dashboard', roles: ['admin'] },
    { path: '/dashboard/audit-log', roles: ['admin'] },
  ]),
]

const sessionOf = (role: Role | null, isOnboarded = true, isEnrolled = false) => ({
  user: role && {
    id: 'usr_1',
    role,
    firstName: 'Meera',
    lastName: 'N',
    isEnrolled,
    isSuperAdmin: false,
    isEmailVerified: true,
    isOnboarded,
    educatorStatus: null,
  },
})

function decide(role: Role | null, path: string, { remotes = live, isOnboarded = true, isEnrolled = false } = {}) {
  const verdict = guard(remotes, sessionOf(role, isOnboarded, isEnrolled), new URL(path, 'https://kere.test'))
  if (verdict.kind === 'moved') return `moved to ${verdict.to}`
  return verdict.kind === 'open' ? (verdict.owner?.name ?? null) : [verdict.to, verdict.notice]
}

describe('opens the page of whoever owns it for this role', () => {
  it.each([
    [null, '/', 'public'],
    [null, '/auth/login', 'public'],
    [null, '/courses?search=water', 'public'],
    ['student', '/courses', 'public'],
    ['student', '/dashboard', 'learner'],
    ['educator', '/dashboard', 'educator'],
    ['admin', '/dashboard', 'admin'],
    ['educator', '/dashboard/sessions', 'learner'],
    ['admin', '/dashboard/courses/new', 'educator'],
    ['admin', '/dashboard/audit-log', 'admin'],
  ] as const)('[S-339] %s at %s', (role, path, owner) => {
    expect(decide(role, path)).toBe(owner)
  })
})

it.each([
  ['/dashboard', ['/dashboard/guardian', null]],
  ['/dashboard/labs', ['/dashboard/guardian', null]],
  ['/dashboard/sessions', 'learner'],
  ['/courses', 'public'],
  ['/auth/login', ['/dashboard/guardian', null]],
  ['/auth/login?next=%2Fcourses', ['/courses', null]],
  ['/auth/login?next=%2Fdashboard%2Flabs', ['/dashboard/guardian', null]],
] as const)('[C-49] leads somebody whose guardian has not agreed from %s', (path, expected) => {
  const { user } = sessionOf('student')
  const verdict = guard(live, { user: user && { ...user, isWaiting: true } }, new URL(path, 'https://kere.test'))
  expect(
    verdict.kind === 'open' ? verdict.owner?.name : verdict.kind === 'redirect' && [verdict.to, verdict.notice],
  ).toEqual(expected)
})

it('[S-042.my-courses] [C-21] opens what one learns to students, to admins, and to whoever is enrolled', () => {
  const path = '/dashboard/my-courses'
  const learners = ['student', 'admin'] as const
  const routes = [path, `${path}/:id`].map((at) => ({ path: at, roles: [...learners], enrolled: true }))
  const remotes = [...live, remote('courses', routes)]
  for (const at of [path, `${path}/crs_1`]) {
    expect(decide('student', at, { remotes })).toBe('courses')
    expect(decide('admin', at, { remotes })).toBe('courses')
    expect(decide('educator', at, { remotes })).toEqual(['/dashboard', null])
    expect(decide('educator', at, { remotes, isEnrolled: true })).toBe('courses')
  }
})

describe('leads a visitor to sign in, and back to the whole address', () => {
  it.each([
    ['/dashboard', '/auth/login?next=%2Fdashboard'],
    ['/dashboard/sessions?x=1&y=2', '/auth/login?next=%2Fdashboard%2Fsessions%3Fx%3D1%26y%3D2'],
    ['/dashboard/audit-log', '/auth/login?next=%2Fdashboard%2Faudit-log'],
  ])('[S-334, S-338] %s', (path, to) => {
    expect(decide(null, path)).toEqual([to, null])
  })
})

describe('leads the wrong role to the dashboard, and says so where only admins may go', () => {
  it.each([
    ['student', '/dashboard/audit-log', 'admin_required'],
    ['educator', '/dashboard/audit-log', 'admin_required'],
    ['student', '/dashboard/courses/new', null],
    ['admin', '/dashboard/labs', null],
  ] as const)('[S-335, S-337] %s at %s', (role, path, notice) => {
    expect(decide(role, path)).toEqual(['/dashboard', notice])
  })
})

it('[part of C-22] leads an educator from a form of learners to the dashboard, and says for whom it is', () => {
  const path = '/dashboard/fellowship'
  const fellowship = (refused: string) => [
    ...live,
    remote('fellowship', [{ path, roles: ['student', 'admin'], refused }]),
  ]
  const remotes = fellowship('learners_only')
  expect(decide('educator', `${path}?track=college`, { remotes })).toEqual(['/dashboard', 'learners_only'])
  expect(decide('student', path, { remotes })).toBe('fellowship')
  expect(decide(null, path, { remotes })).toEqual(['/auth/login?next=%2Fdashboard%2Ffellowship', null])
  // A newer release may have notices that this shell does not know.
  expect(decide('educator', path, { remotes: fellowship('younger') })).toEqual(['/dashboard', null])
})

describe('leads who has not finished onboarding to it, and remembers where they were going', () => {
  it.each([
    ['student', '/dashboard', '/onboarding?next=%2Fdashboard'],
    ['educator', '/dashboard/sessions?x=1', '/onboarding?next=%2Fdashboard%2Fsessions%3Fx%3D1'],
    ['student', '/auth/login', '/onboarding'],
    ['educator', '/auth/login?next=%2Fcourses', '/onboarding?next=%2Fcourses'],
    ['educator', '/auth/register', '/onboarding'],
  ] as const)('[S-322] %s at %s', (role, path, to) => {
    expect(decide(role, path, { isOnboarded: false })).toEqual([to, null])
  })

  it('leaves the public pages open meanwhile', () => {
    expect(decide('student', '/courses', { isOnboarded: false })).toBe('public')
    expect(decide('student', '/onboarding', { isOnboarded: false })).toBe('public')
  })

  it('[U-27] [S-334] is for nobody else', () => {
    expect(decide('student', '/onboarding')).toEqual(['/dashboard', null])
    expect(decide(null, '/onboarding?next=%2Fcourses')).toEqual([
      '/auth/login?next=%2Fonboarding%3Fnext%3D%252Fcourses',
      null,
    ])
  })
})

describe('leads who is signed in away from the sign-in page, on this site only', () => {
  it.each([
    ['', '/dashboard'],
    ['?next=%2Fdashboard%2Fsessions%3Fx%3D1', '/dashboard/sessions?x=1'],
    ['?next=%2F%2Fevil.example', '/dashboard'],
    ['?next=https%3A%2F%2Fevil.example', '/dashboard'],
  ])('[S-338] /auth/login%s', (search, to) => {
    expect(decide('student', `/auth/login${search}`)).toEqual([to, null])
  })
})

describe('leads from another address of a page to its own', () => {
  const labs = remote('labs', [{ path: '/challenge-labs', aliases: ['/labs', '/courses', '/dashboard/labs'] }])
  const mentorship = remote('mentorship', [
    {
      path: '/dashboard/mentorship/request',
      roles: ['student', 'educator'],
      aliases: ['/services/mentorship/request'],
    },
    { path: '/services/:topic/request' },
  ])
  const remotes = [...live, labs, mentorship]

  it('[part of S-036] with the query, whoever asks', () => {
    for (const role of [null, 'student', 'admin'] as const)
      expect(decide(role, '/labs?theme=water&open=1', { remotes })).toBe('moved to /challenge-labs?theme=water&open=1')
    expect(decide('student', '/labs', { remotes, isOnboarded: false })).toBe('moved to /challenge-labs')
  })

  it('[part of S-046] [part of C-10] where the guard of that page decides', () => {
    const path = '/services/mentorship/request'
    for (const role of [null, 'student', 'admin'] as const)
      expect(decide(role, path, { remotes })).toBe('moved to /dashboard/mentorship/request')
    expect(decide(null, '/dashboard/mentorship/request', { remotes })).toEqual([
      '/auth/login?next=%2Fdashboard%2Fmentorship%2Frequest',
      null,
    ])
    expect(decide('admin', '/dashboard/mentorship/request', { remotes })).toEqual(['/dashboard', null])
  })

  it('only where no page has that very address, be it one for others', () => {
    expect(decide(null, '/courses', { remotes })).toBe('public')
    expect(decide('admin', '/dashboard/labs', { remotes })).toEqual(['/dashboard', null])
  })

  it('[part of S-036] only while a live release has the page', () => {
    expect(decide(null, '/labs')).toBe('public')
  })
})

it.each(['/nowhere', '/dashboard/nowhere'])('leaves %s, which nobody owns, to the not-found page', (path) => {
  for (const role of [null, 'student', 'admin'] as const) expect(decide(role, path)).toBe('public')
})

it('signing in leads back to the page in the language that it was opened in', () => {
  const url = new URL('/dashboard/labs?tab=new', 'https://kere.test')
  expect(guard(live, sessionOf(null), url, '/kn/dashboard/labs?tab=new')).toEqual({
    kind: 'redirect',
    to: '/auth/login?next=%2Fkn%2Fdashboard%2Flabs%3Ftab%3Dnew',
    notice: null,
  })
})

it('does not send a user from the dashboard to the dashboard where no live remote has theirs', () => {
  expect(decide('admin', '/dashboard', { remotes: live.slice(0, 2) })).toBe('public')
  expect(decide('student', '/', { remotes: [] })).toBeNull()
})

it('hides the routes of other roles, and the remotes that have no other', () => {
  const patterns = (role: Role | null) => openRemotes(live, sessionOf(role)).map((open) => [open.name, open.patterns])
  expect(patterns(null)).toEqual([['public', ['/', '/courses', '/auth/login', '/auth/register', '*']]])
  expect(patterns('educator')).toEqual([
    ['public', ['/', '/courses', '/auth/login', '/auth/register', '*']],
    ['learner', ['/dashboard/sessions']],
    ['educator', ['/dashboard', '/dashboard/courses/new']],
  ])
})

describe('staff who have to secure their account', () => {
  const secured = [
    ...live,
    remote('account', [
      { path: '/dashboard/account', roles: ['student', 'educator', 'admin'] },
      { path: '/dashboard/two-step-verification', roles: ['student', 'educator', 'admin'] },
    ]),
  ]
  it.each([
    ['second_factor', '/dashboard/audit-log', '/dashboard/two-step-verification'],
    ['second_factor', '/dashboard', '/dashboard/two-step-verification'],
    ['second_factor', '/auth/login?next=/dashboard/audit-log', '/dashboard/two-step-verification'],
    ['second_factor', '/dashboard/two-step-verification', null],
    ['second_factor', '/dashboard/sessions', null],
    ['second_factor', '/courses', null],
    ['password', '/dashboard/audit-log', '/dashboard/account'],
    ['password', '/dashboard/account', null],
    [null, '/dashboard/audit-log', null],
  ] as const)('are led by the task %s from %s to %s', (securityTask, path, to) => {
    const { user } = sessionOf('admin')
    const verdict = guard(secured, { user: user && { ...user, securityTask } }, new URL(path, 'https://kere.test'))
    expect(verdict.kind === 'redirect' ? verdict.to : null).toBe(to)
  })
})
