import { describe, expect, it } from 'vitest'
import { sampleUser } from './chrome-state.samples.ts'
import { layoutOf } from './layout.ts'

const signedIn = { user: sampleUser() }
const signedOut = { user: null }

describe('the layout of an address', () => {
  it.each(['/', '/courses', '/dashboards', '/authors'])('[S-047] is the site at %s', (path) => {
    expect(layoutOf({ path, session: signedIn })).toBe('site')
  })

  it.each([
    '/auth/login',
    '/auth/register',
    '/onboarding',
    '/role-selection',
    '/join-as-educator',
    '/educator-chatbot',
  ])('[S-038] is bare at %s', (path) => {
    expect(layoutOf({ path, session: signedOut })).toBe('bare')
  })

  it('is a dashboard only for somebody who is signed in', () => {
    for (const path of ['/dashboard', '/dashboard/audit-log']) {
      expect(layoutOf({ path, session: signedIn })).toBe('dashboard')
      expect(layoutOf({ path, session: signedOut })).toBe('site')
    }
  })
})
