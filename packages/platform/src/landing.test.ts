import { describe, expect, it } from 'vitest'
import { landingPath } from './landing.ts'

const everything = () => true
const nothing = () => false
const user = (role: 'student' | 'educator' | 'admin', isOnboarded = true) => ({ role, isOnboarded })

describe('where somebody goes who has just come in', () => {
  it.each([
    ['student', '/dashboard/my-courses'],
    ['educator', '/dashboard/courses'],
    ['admin', '/dashboard/users'],
  ] as const)('[S-323] [S-324] is, for %s, %s', (role, path) => {
    expect(landingPath(user(role), { next: null, owns: everything })).toBe(path)
  })

  it.each(['student', 'educator', 'admin'] as const)('is the dashboard of %s where that page is not there', (role) => {
    expect(landingPath(user(role), { next: null, owns: nothing })).toBe('/dashboard')
  })

  it('[S-323] [S-338] is where they were going', () => {
    expect(landingPath(user('admin'), { next: '/courses/crs_1?a=b', owns: everything })).toBe('/courses/crs_1?a=b')
  })

  it('[S-322] is onboarding while that is not finished, which remembers the rest', () => {
    expect(landingPath(user('student', false), { next: null, owns: everything })).toBe('/onboarding')
    expect(landingPath(user('educator', false), { next: '/a?b=c', owns: everything })).toBe(
      '/onboarding?next=%2Fa%3Fb%3Dc',
    )
  })
})
