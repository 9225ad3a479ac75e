import { expect, it } from 'vitest'
import { filesOf } from './files-of.ts'

it('finds a file whatever its extension, and not its test nor one whose name begins like it', () => {
  const files = filesOf('packages/ui/src', 'price', 'price-format')
  const found = ['price.tsx', 'price-format.ts', 'price.test.tsx', 'price-list.tsx'].filter((name) =>
    files.test(`/srv/kere/packages/ui/src/${name}`),
  )
  expect(found).toEqual(['price.tsx', 'price-format.ts'])
})

it('ends the build where a file has been renamed', () => {
  expect(() => filesOf('packages/ui/src', 'price', 'prices-of-old')).toThrow('No packages/ui/src/prices-of-old.ts')
})
