import { aMail } from '../../test/factories.ts'
import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
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
