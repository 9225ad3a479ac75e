import { describe, expect, it } from 'vitest'
import { sampleUser } from './chrome-state.fixtures.ts'
import { layoutOf } from './layout.ts'

const signedIn = { user: sampleUser() }
const signedOut = { user: null }

describe('the layout of an address', () => {
  it.each(['/', '/courses', '/learn-path', '/join-as-educator', '/educator-chatbot', '/dashboards', '/authors'])(
    '[S-047] is the site at %s',
    (path) => {
      expect(layoutOf({ path, isFocused: false, session: signedIn })).toBe('site')
    },
  )

  it.each(['/auth/login', '/auth/register', '/onboarding', '/role-selection'])('[S-038] is bare at %s', (path) => {
    expect(layoutOf({ path, isFocused: false, session: signedOut })).toBe('bare')
  })

  it.each(['/newsletter/subscription', '/notifications/email', '/careers/application'])(
    'is bare at %s, which an email leads to',
    (path) => expect(layoutOf({ path, isFocused: false, session: signedOut })).toBe('bare'),
  )

  it('is the page’s own where its release says so, and somebody is signed in', () => {
    const page = { path: '/dashboard/my-courses/crs_1', isFocused: true }
    expect(layoutOf({ ...page, session: signedIn })).toBe('focus')
    expect(layoutOf({ ...page, session: signedOut })).toBe('site')
  })

  it('is a dashboard only for somebody who is signed in', () => {
    for (const path of ['/dashboard', '/dashboard/audit-log']) {
      expect(layoutOf({ path, isFocused: false, session: signedIn })).toBe('dashboard')
      expect(layoutOf({ path, isFocused: false, session: signedOut })).toBe('site')
    }
  })
})
