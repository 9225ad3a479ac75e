import { expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

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
