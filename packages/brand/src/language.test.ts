import { expect, it } from 'vitest'
import { addressIn, readAddress } from './language.ts'
import { localPath } from './local-path.ts'

it.each([
  ['/', 'kn', '/kn'],
  ['/?from=mail', 'kn', '/kn?from=mail'],
  ['/courses?level=beginner#list', 'ta', '/ta/courses?level=beginner#list'],
  ['/courses', 'en', '/courses'],
] as const)('the address of %s in %s is %s', (path, language, address) => {
  expect(addressIn(language, path)).toBe(address)
})

it.each([
  ['/kn', { language: 'kn', path: '/' }],
  ['/hi/courses/crs_1', { language: 'hi', path: '/courses/crs_1' }],
  ['/courses', { language: 'en', path: '/courses' }],
  ['/en/courses', { language: 'en', path: '/en/courses' }],
  ['/knitting', { language: 'en', path: '/knitting' }],
  ['/fr/courses', { language: 'en', path: '/fr/courses' }],
  ['/kn//evil.test', { language: 'en', path: '/kn//evil.test' }],
])('reads %s', (pathname, address) => {
  expect(readAddress(pathname)).toEqual(address)
})

it('an English bundle links English pages', () => {
  expect(localPath('/courses')).toBe('/courses')
})
