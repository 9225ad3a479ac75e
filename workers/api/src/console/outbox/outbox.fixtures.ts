import { aMail } from '../../../test/factories.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  listOutbox: {
    variants: [
      { query: '?state=dead' },
      { query: '?template=welcome' },
      { query: '?template=welcome&state=dead' },
      { query: '?sort=newest' },
    ],
  },
  listMailTemplates: {},
  replayOutboxEntry: { params: async ({ learner }) => ({ id: await aMail(learner, { state: 'dead' }) }) },
}
