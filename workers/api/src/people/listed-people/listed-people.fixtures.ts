import type { Fixtures } from '../../../test/fixtures.ts'
import { aListedEducator, aListedLearner } from '../../../test/listed-people.ts'

const filters = ['?search=water', '?search=wa', '?location=benga', '?language=Kannada', '?subject=ESG&location=a']

export const fixtures: Fixtures = {
  listEducators: { variants: [...filters, '?designation=e&subject=ESG'].map((query) => ({ query })) },
  getEducator: { params: async () => ({ id: await aListedEducator() }) },
  listLearners: { variants: filters.map((query) => ({ query })) },
  getLearner: { params: async () => ({ id: await aListedLearner() }) },
}
