import { describe, expect, it } from 'vitest'
import { aLearner as user } from '../releases/live-remote.fixtures.ts'
import { readTag } from './read-tag.ts'
import type { Visitor } from '../sessions/read-visitor.ts'
import { pagePolicy } from '../http/security-headers.ts'

const settings = { ANALYTICS_SERVICE: 'matomo', ANALYTICS_ORIGIN: 'https://views.kere.test/', ANALYTICS_SITE: '7' }
const tag = { service: 'matomo', origin: 'https://views.kere.test', site: '7' } as const

type Reader = Pick<Visitor, 'session' | 'isUnknown'>
const visitor: Reader = { session: { user: null }, isUnknown: false }
const aged = (isAdult: boolean | undefined): Reader => ({ session: { user: { ...user, isAdult } }, isUnknown: false })

describe('there is something to consent to', () => {
  it.each([
    ['a visitor', visitor],
    ['an adult', aged(true)],
  ])('for %s', (_, reader) => {
    expect(readTag(settings, reader)).toEqual(tag)
  })
})

describe('there is nothing to consent to', () => {
  it.each([
    ['somebody under 18', aged(false)],
    ['a user whose token does not say', aged(undefined)],
    ['whom the API could not name', { ...visitor, isUnknown: true }],
  ])('[C-49] for %s', (_, reader) => {
    expect(readTag(settings, reader)).toBeNull()
  })

  it.each([
    ['a service', { ANALYTICS_SERVICE: undefined }],
    ['a service that is known', { ANALYTICS_SERVICE: 'counter' }],
    ['an origin', { ANALYTICS_ORIGIN: undefined }],
    ['an origin that is one', { ANALYTICS_ORIGIN: 'views.kere.test' }],
    ['an encrypted origin', { ANALYTICS_ORIGIN: 'http://views.kere.test' }],
    ['a site', { ANALYTICS_SITE: '' }],
  ])('[part of C-52] without %s', (_, change) => {
    expect(readTag({ ...settings, ...change } as typeof settings, visitor)).toBeNull()
  })
})

it('a page’s policy names the tag where there is one, and nothing of it elsewhere', () => {
  const parts = { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"], formTarget: 'https://accounts.google.com' }
  const read = (policy: string) => new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]))
  const [without, withTag] = [read(pagePolicy({ ...parts, tag: null })), read(pagePolicy({ ...parts, tag }))]
  const changed = [...withTag].filter(([name, line]) => without.get(name) !== line)
  expect(Object.fromEntries(changed)).toEqual({
    'script-src': "script-src 'self' 'sha256-a' https://views.kere.test",
    'connect-src': "connect-src 'self' https://views.kere.test",
    'trusted-types': "trusted-types kere-html kere-worker kere-tag 'allow-duplicates'",
  })
})
