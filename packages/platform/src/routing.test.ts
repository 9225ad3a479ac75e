import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match.ts'
import { findOwner, hasPage, openRoutes, patternsWhere } from './routing.ts'

const remotes = [
  { name: 'public', patterns: ['/', '/courses', '/courses/:id', '*'] },
  { name: 'learner', patterns: ['/dashboard', '/dashboard/courses/:id'] },
  { name: 'educator', patterns: ['/dashboard/courses/new'] },
]

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['/courses/', '/courses'],
    ['/courses/crs_1', '/courses/:id'],
    ['/courses/a/b', '*'],
    ['/nowhere', '*'],
  ])('%s is matched by %s', (path, pattern) => {
    expect(matchRoute(remotes[0]!.patterns, path)?.pattern).toBe(pattern)
  })

  it('brings its parameters decoded, also where they cannot be decoded', () => {
    expect(matchRoute(['/courses/:id'], '/courses/a%20b')?.params).toEqual({ id: 'a b' })
    expect(matchRoute(['/courses/:id'], '/courses/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' })
    expect(matchRoute(['/courses'], '/courses/x')).toBeNull()
  })
})

describe('the router of a remote', () => {
  const patterns = remotes.flatMap((remote) => remote.patterns)
  const routes = patterns.map((path) => ({ path, caseSensitive: true }))

  it.each([
    '/',
    '/courses',
    '/courses/',
    '/courses/crs_1',
    '/courses/a%20b',
    '/courses/a%2Fb',
    '/courses/a/b',
    '/Courses',
    '/dashboard',
    '/dashboard/courses',
    '/dashboard/courses/7',
    '/dashboard/courses/new',
    '/dashboard/courses/new/',
  ])('finds the page that the shell says owns %s', (path) => {
    const own = matchRoutes(routes, path)?.[0]
    const { pattern, params } = matchRoute(patterns, path)!
    expect(own?.route.path).toBe(pattern)
    expect(own?.params).toMatchObject(params)
  })
})

describe('across remotes', () => {
  it('the most literal pattern owns a path', () => {
    expect(findOwner(remotes, '/dashboard/courses/new')?.remote.name).toBe('educator')
    expect(findOwner(remotes, '/dashboard/courses/7')?.remote.name).toBe('learner')
    expect(findOwner(remotes, '/nowhere')?.remote.name).toBe('public')
    expect(findOwner([], '/')).toBeNull()
  })

  it('a path that only * answers has no page', () => {
    expect(hasPage(remotes, '/courses')).toBe(true)
    expect(hasPage(remotes, '/events')).toBe(false)
  })
})

describe('a page in several languages', () => {
  const routes = [
    { path: '/', languages: ['kn', 'ta'] },
    { path: '/events' },
    { path: '/courses/:id', languages: ['kn'] },
  ]
  const site = { patterns: openRoutes(routes, { user: null }) }

  it.each([
    ['/kn', '/kn'],
    ['/ta', '/ta'],
    ['/kn/courses/7', '/kn/courses/:id'],
    ['/courses/7', '/courses/:id'],
  ])('owns %s', (path, pattern) => {
    expect(findOwner([site], path)?.pattern).toBe(pattern)
  })

  it.each(['/hi', '/kn/events', '/ta/courses/7'])('is not at %s, in a language that it lacks', (path) => {
    expect(hasPage([site], path)).toBe(false)
  })

  it('is kept and focused in each language', () => {
    const lesson = [{ path: '/lesson/:id', languages: ['kn'], offline: true }, { path: '/about' }]
    const patterns = openRoutes(lesson, { user: null })
    expect(patternsWhere(lesson, patterns, 'offline')).toEqual(['/lesson/:id', '/kn/lesson/:id'])
  })

  it('leaves out a language that only a younger release knows', () => {
    expect(openRoutes([{ path: '/', languages: ['kn', 'xx'] }], { user: null })).toEqual(['/', '/kn'])
  })
})
