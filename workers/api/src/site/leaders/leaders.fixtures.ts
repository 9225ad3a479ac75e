import { env } from 'cloudflare:workers'
import type { Fixtures } from '../../../test/fixtures.ts'

const version = async () => (await env.DB.prepare('SELECT version FROM leader_lists').first<number>('version')) ?? 0

export const fixtures: Fixtures = {
  listLeaders: {},
  saveLeaders: {
    body: async () => ({
      version: await version(),
      items: [
        {
          name: 'Asha Raghunath',
          position: 'Head of learning',
          about: 'Edits courses with who writes them.',
          photo: null,
        },
      ],
    }),
  },
}
