import { impactConfirmations } from '@kere/d1/schema/portfolio/impact-confirmations'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'
import { secret } from '../../../test/sessions.ts'
import { signLink } from '../../http/signed-link.ts'
import { anImpactEntry } from '../impact-entries/entries.fixtures.ts'
import { linkPurpose } from './confirmations.labels.ts'

const askedAt = Date.parse('2026-11-15T11:00:00Z')

async function aConfirmationLink(userId: string) {
  const id = `cnf_${ulid()}`
  await db.insert(impactConfirmations).values({
    id,
    userId,
    entryId: await anImpactEntry(userId),
    name: 'Jakkur lake group',
    email: `${id}@lake.example.in`.toLowerCase(),
    askedAt,
  })
  return { token: await signLink(secret, linkPurpose, id), seen: String(askedAt), name: 'Kavya Hegde' }
}

const ofLearner = async ({ learner }: People) => ({ id: await anImpactEntry(learner.id) })

export const fixtures: Fixtures = {
  askImpactConfirmation: {
    owner: 'learner',
    params: ofLearner,
    body: () => ({ name: 'Jakkur lake group', email: `lake-${ulid().toLowerCase()}@example.in` }),
  },
  withdrawImpactConfirmation: { owner: 'learner', params: ofLearner },
  getImpactConfirmation: { params: async ({ learner }) => ({ token: (await aConfirmationLink(learner.id)).token }) },
  confirmImpactEntry: { body: ({ learner }) => aConfirmationLink(learner.id) },
  refuseImpactEntry: { body: async ({ learner }) => ({ token: (await aConfirmationLink(learner.id)).token }) },
}
