import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { releaseForm } from './release-form.ts'

const form = {
  name: 'letter',
  path: '/letters/:place/new',
  page: '/letters/:place',
  endpoint: { method: 'POST', path: '/api/places/:place/letters' },
  fields: [{ name: 'text', kind: 'text', isRequired: true }],
  keeps: ['next'],
  goTo: '/letters/{place}?sent=1',
  bodyBytes: 5_000,
}
const isTaken = (change: object) => z.safeParse(releaseForm, { ...form, ...change }).success

describe('what a release may declare as a form', () => {
  it('is a form of the site', () => {
    expect(isTaken({})).toBe(true)
    expect(isTaken({ path: '/', page: '/', goTo: '{next}' })).toBe(true)
  })

  it.each([
    '/api',
    '/api/x',
    '/mf/x',
    '/_releases',
    '/_mail',
    '/theme',
    '/language',
    '/low-data',
    '/assets/x',
    '/auth/logout',
    '/auth/google',
  ])('is nothing in the way of the shell: %s', (path) => expect(isTaken({ path })).toBe(false))

  it.each(['x', '//evil.example', '/a/../api', '/a//b', '/a?b', 'https://evil.example'])(
    'has a plain path: %s',
    (path) => expect(isTaken({ path })).toBe(false),
  )

  it.each(['/auth/login', '/apis/x', '/api', 'https://evil.example/api/x', '/api/../_releases', '/api/%2e%2e/x'])(
    'calls the API and nothing else: %s',
    (path) => expect(isTaken({ endpoint: { method: 'POST', path } })).toBe(false),
  )

  it.each(['https://evil.example', '//evil.example', '{answer.location}'])('leads to this site: %s', (goTo) =>
    expect(isTaken({ goTo })).toBe(false),
  )
})
