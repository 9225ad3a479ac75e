import { expect, it } from 'vitest'
import { nextPath, safePath } from './safe-path.ts'

it.each(['/', '/courses?free=true#list', '/dashboard', '/a//b', '/x?next=https://evil.example'])(
  '[S-338] leads to %s',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

it.each([
  null,
  undefined,
  '',
  'courses',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
])('[S-338] leads nowhere for %j', (address) => {
  expect(safePath(address)).toBeNull()
})

it.each([
  ['/courses?q=a#b', '/courses?q=a#b'],
  ['/../x', '/x'],
  ['//evil.example', null],
  [`/courses?search=${'a'.repeat(984)}`, `/courses?search=${'a'.repeat(984)}`],
  [`/courses?search=${'ಕ'.repeat(400)}`, null],
])('[W-40] keeps %s for later as %s', (address, path) => {
  expect(nextPath(address)).toBe(path)
})
