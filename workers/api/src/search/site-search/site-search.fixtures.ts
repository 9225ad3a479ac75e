import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  searchSite: {
    query: () => '?q=water',
    variants: [{ query: '?q=water+of' }, { query: '?q=wa' }, { query: '?q=water&kind=people' }],
  },
}
