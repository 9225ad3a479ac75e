import { aLab } from '../../../test/labs.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  listLabs: {
    variants: [{ query: '?phase=middle' }, { query: '?search=drain' }, { query: '?search=dr&phase=first' }],
  },
  getLab: { params: async ({ educator }) => ({ id: (await aLab(educator.id)).id }) },
}
