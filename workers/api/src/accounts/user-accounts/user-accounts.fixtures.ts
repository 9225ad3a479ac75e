import { env } from 'cloudflare:workers'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { versionOf } from './user-answer.ts'
import { selectUser, userPage } from './users.queries.ts'

/** Each request gets a learner of its own, because the act would keep a caller from calling again. */
const aLearner: Fixture = { params: async () => ({ id: (await aUser('student')).id }) }
let edited = ''

async function versionNow(id: string) {
  const [row] = await selectUser(openDatabase(env.DB), id)
  return row ? versionOf(row) : 0
}

const later = userPage({ sort: 'oldest' }).cursorOf({ createdAt: 1, id: 'usr_1' })

export const fixtures: Fixtures = {
  listUsers: {
    variants: [
      { query: '?role=educator' },
      { query: '?state=active' },
      { query: '?role=student&state=active&from=2026-11-01&to=2026-11-30' },
      { query: '?educatorStatus=pending' },
      { query: '?educatorStatus=pending&state=active' },
      { query: '?search=nayak' },
      { query: '?search=om' },
      { query: '?search=nayak%20om&state=active' },
      { query: `?sort=oldest&cursor=${later}` },
    ],
  },
  exportUsers: {},
  getUser: aLearner,
  listUserHoldings: aLearner,
  updateUser: {
    params: async () => ({ id: (edited = (await aUser('student')).id) }),
    body: async () => ({ version: await versionNow(edited), values: { role: 'educator', bio: 'Keeps bees.' } }),
  },
  suspendUser: { ...aLearner, body: () => ({ reason: 'Sold exam answers to other learners.' }) },
  reinstateUser: aLearner,
  deleteUser: aLearner,
  actOnUsers: {
    body: async () => ({ act: 'suspend', answer: 'Spam.', rows: [{ id: (await aUser('student')).id }] }),
    variants: [{ body: { act: 'reinstate', matching: { state: 'suspended' } } }],
  },
}
