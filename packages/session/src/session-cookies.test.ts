import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { expect, it } from 'vitest'
import { clearedSessionCookies, readCookie, refreshCookie, writeSessionCookie } from './session-cookies.ts'

it('[C-38] keeps session cookies from scripts, from other hosts and from other sites', () => {
  expect(writeSessionCookie(accessCookie, 'abc', 600_500)).toBe(
    '__Host-kere_access=abc; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

it('takes both cookies back', () => {
  expect(clearedSessionCookies().map((cookie) => cookie.slice(0, cookie.indexOf('; Path')))).toEqual([
    `${accessCookie}=; Max-Age=0`,
    `${refreshCookie}=; Max-Age=0`,
  ])
})

it.each([
  [null, undefined],
  ['', undefined],
  ['theme=dark', undefined],
  ['x__Host-kere_access=no', undefined],
  ['theme=dark; __Host-kere_access=a.b.c; other=1', 'a.b.c'],
  ['__Host-kere_access=a=b', 'a=b'],
])('reads its cookie from the header %j', (header, value) => {
  expect(readCookie(header, accessCookie)).toBe(value)
})
