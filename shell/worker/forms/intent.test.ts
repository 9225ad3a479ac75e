import type { LiveRemote } from '@kere/platform/routing'
import type { ReleaseForm } from '@kere/platform/release-form'
import { intentCookie } from '@kere/session/intent-cookie'
import { registrationCookie } from '@kere/session/registration-cookie'
import { readCookie } from '@kere/session/session-cookies'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { releaseWith } from '../releases/live-remote.fixtures.ts'
import type { Visitor } from '../sessions/read-visitor.ts'
import { findForm } from './find-form.ts'
import { keepIntent, resumeIntent } from './intent.ts'

const enroll: ReleaseForm = {
  name: 'enroll',
  path: '/courses/:id',
  page: '/courses/:id',
  endpoint: { method: 'POST', path: '/api/courses/:id/enrollments' },
  fields: [{ name: 'pace', kind: 'text', isRequired: false }],
  keeps: [],
  goTo: '/courses/{id}/started/{answer.id}',
  resumesAt: 'enroll',
  notice: 'enrolled',
  bodyBytes: 1000,
}
const { resumesAt: _, ...plain } = enroll
const leave: ReleaseForm = {
  ...plain,
  name: 'leave',
  path: '/courses/:id/leave',
  endpoint: { method: 'POST', path: '/api/courses/:id/leavings' },
}
const live: readonly LiveRemote[] = [
  { name: 'public', releaseName: '000000000000', release: { ...releaseWith([]), forms: [enroll, leave] } },
]

const secret = 'a secret of the tests with enough letters'
const next = '/courses/crs_1#enroll'

const visitorOf = (isOnboarded: boolean | null): Visitor => ({
  session: {
    user:
      isOnboarded === null
        ? null
        : {
            id: 'usr_1',
            role: 'student',
            firstName: 'Meera',
            lastName: 'N',
            isEnrolled: false,
            isSuperAdmin: false,
            isEmailVerified: true,
            isOnboarded,
            educatorStatus: null,
          },
  },
  accessToken: null,
  sessionExpiresAt: null,
  setCookies: [],
  isUnknown: false,
})

interface Call {
  path: string
  method: string
  body: string
  key: string | null
  site: string | null
}

let calls: Call[]
let answer: () => Response

const env = {
  ACCESS_TOKEN_SECRET: secret,
  API: {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url)
      const { method, headers } = request
      const [key, site] = [headers.get('idempotency-key'), headers.get('sec-fetch-site')]
      calls.push({ path: pathname, method, body: await request.text(), key, site })
      return answer()
    },
  },
} as unknown as ShellEnv

beforeEach(() => {
  calls = []
  answer = () => Response.json({ id: 'enr_1' }, { status: 201, headers: { 'set-cookie': 'kere_fresh=1' } })
  vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => {} } })
  return () => vi.unstubAllGlobals()
})

const press = (pathname: string, isOnboarded: boolean | null, body: Record<string, unknown> = { pace: 'slow' }) => {
  const found = findForm(live, pathname)
  if (!found) throw new Error('There is no such form')
  return keepIntent(env, visitorOf(isOnboarded), { found, language: 'en', page: '/courses/crs_1', pathname, body })
}

async function pressed(body?: Record<string, unknown>) {
  const response = await press('/courses/crs_1', null, body)
  return response?.headers.getSetCookie().map((line) => line.split(';')[0]!) ?? []
}

const arrive = (cookies: readonly string[], { to = next, isOnboarded = true, method = 'GET' } = {}) => {
  const request = new Request('https://kere.test/auth/login', { method, headers: { cookie: cookies.join('; ') } })
  return resumeIntent(request, env, { live, visitor: visitorOf(isOnboarded), to })
}

describe('what a visitor pressed', () => {
  it.each([
    [null, '/auth/login?next=%2Fcourses%2Fcrs_1%23enroll'],
    [false, '/onboarding?next=%2Fcourses%2Fcrs_1%23enroll'],
  ])('is kept in the browser, and leads there first: %s', async (isOnboarded, to) => {
    const response = await press('/courses/crs_1', isOnboarded)
    expect([response?.status, response?.headers.get('location')]).toEqual([303, to])
    const [line = ''] = response?.headers.getSetCookie() ?? []
    expect(line).toMatch(/^__Host-kere_intent=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const kept = await intentCookie.read(readCookie(line.split(';')[0], intentCookie.name), secret, Date.now())
    expect(kept).toMatchObject({ path: '/courses/crs_1', body: { pace: 'slow' }, next })
    expect(calls).toEqual([])
  })

  it('is sent at once by whoever is ready, and so is what asks for nothing later', async () => {
    expect(await press('/courses/crs_1', true)).toBeNull()
    expect(await press('/courses/crs_1/leave', null)).toBeNull()
  })

  it('still leads to signing in where it is too long to keep', async () => {
    const response = await press('/courses/crs_1', null, { pace: 'x'.repeat(600) })
    expect(response?.headers.get('location')).toBe('/auth/login?next=%2Fcourses%2Fcrs_1%23enroll')
    expect(response?.headers.getSetCookie()).toEqual([])
  })

  it('is carried out after signing in, as one call of this site, and told', async () => {
    const resumed = await arrive(await pressed())
    expect(calls).toEqual([
      {
        path: '/api/courses/crs_1/enrollments',
        method: 'POST',
        body: '{"pace":"slow"}',
        key: expect.stringMatching(/^form-/) as string,
        site: 'same-origin',
      },
    ])
    expect(resumed?.to).toBe('/courses/crs_1/started/enr_1')
    expect(resumed?.setCookies).toEqual([
      'kere_fresh=1',
      intentCookie.cleared,
      expect.stringMatching(/^kere_notice=enrolled;/) as string,
    ])
  })

  it.each([
    ['event_full', true],
    ['already_enrolled', false],
  ])('that is refused as %s leads to its page', async (code, isTold) => {
    answer = () => Response.json({ type: 'about:blank', title: 'x', status: 409, code }, { status: 409 })
    const resumed = await arrive(await pressed())
    expect(resumed?.to).toBe(next)
    expect(resumed?.setCookies.some((line) => line.startsWith('kere_notice=not_resumed'))).toBe(isTold)
    expect(resumed?.setCookies).toContain(intentCookie.cleared)
  })

  it.each([['/courses/crs_2#enroll'], ['/dashboard/my-courses'], ['/courses/crs_1']])(
    'is dropped where signing in leads to %s',
    async (to) => {
      expect(await arrive(await pressed(), { to })).toEqual({ to, setCookies: [intentCookie.cleared] })
      expect(calls).toEqual([])
    },
  )

  it('waits for onboarding, and for a page', async () => {
    const cookies = await pressed()
    expect(await arrive(cookies, { isOnboarded: false })).toBeNull()
    expect(await arrive(cookies, { method: 'HEAD' })).toBeNull()
    expect(calls).toEqual([])
  })

  it('is nothing where only an address says it', async () => {
    expect(await arrive([])).toBeNull()
    expect(calls).toEqual([])
  })

  it.each<[string, () => Promise<string>]>([
    ['unsigned', async () => btoa(JSON.stringify({ path: '/courses/crs_1', body: {}, next }))],
    [
      'of another secret',
      () => intentCookie.write({ path: '/courses/crs_1', body: {}, next }, `other ${secret}`, Date.now()),
    ],
    [
      'an hour old',
      () => intentCookie.write({ path: '/courses/crs_1', body: {}, next }, secret, Date.now() - 3_601_000),
    ],
    [
      'of a form that visitors do not press',
      () => intentCookie.write({ path: '/courses/crs_1/leave', body: {}, next }, secret, Date.now()),
    ],
    ['of another kind', () => registrationCookie.write({ userId: 'usr_1', email: 'a@b.in', next }, secret, Date.now())],
  ])('is nothing where the cookie is %s', async (_what, write) => {
    const value = (await write()).split(';')[0]!.replace(/^__Host-\w+=/, '')
    expect(await arrive([`${intentCookie.name}=${value}`])).toEqual({ to: next, setCookies: [intentCookie.cleared] })
    expect(calls).toEqual([])
  })
})
