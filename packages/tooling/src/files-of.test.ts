import { expect, it } from 'vitest'
import { filesOf } from './files-of.ts'

it('finds a file whatever its extension, and not its test nor one whose name begins like it', () => {
  const files = filesOf('packages/ui/src', 'price', 'price-format')
  const found = ['price.tsx', 'price-format.ts', 'price.test.tsx', 'price-list.tsx'].filter((name) =>
    files.test(`/srv/kere/packages/ui/src/money/${name}`),
  )
  expect(found).toEqual(['price.tsx', 'price-format.ts'])
})

it('ends the build where a file has been renamed', () => {
  expect(() => filesOf('packages/ui/src', 'price', 'prices-of-old')).toThrow(
    'No prices-of-old.ts or .tsx in packages/ui/src',
  )
})

it('ends the build where two files have one name', () => {
  expect(() => filesOf('mfe-public/src', 'dashboard-part', 'contact.page')).toThrow('dashboard-part')
  expect(() => filesOf('mfe-admin/src', 'dashboard-part')).toThrow('More than one dashboard-part.ts')
})
