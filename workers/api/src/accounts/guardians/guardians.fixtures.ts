import { guardians } from '@kere/d1/schema/accounts/guardians'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'
import { secret } from '../../../test/sessions.ts'
import { signLink } from '../../http/signed-link.ts'
import { linkPurpose } from './guardians.labels.ts'

export const linkedAt = Date.parse('2026-11-15T11:00:00Z')

/** Makes a guardian who was asked an hour ago, and returns the token of their link. */
export async function aGuardianLink(childId: string, about: Partial<typeof guardians.$inferInsert> = {}) {
  const linkKey = about.linkKey ?? `gdl_${ulid()}`
  const link = { linkKey, linkedAt, askedAt: linkedAt, ...about }
  await db
    .insert(guardians)
    .values({ childId, email: `${linkKey}@home.example.in`.toLowerCase(), ...link })
    .onConflictDoUpdate({ target: guardians.childId, set: link })
  return signLink(secret, linkPurpose, linkKey)
}

const proven = { proof: 'order', provenAt: linkedAt } as const

const byLink = async ({ waiting }: People) => ({ token: await aGuardianLink(waiting.id, proven) })

export const fixtures: Fixtures = {
  getGuardian: {},
  askGuardian: {
    body: () => ({ email: `guardian-${ulid().toLowerCase()}@home.example.in` }),
    answers: {
      learner: 409,
      otherLearner: 409,
      newcomer: 409,
      educator: 409,
      otherEducator: 409,
      pendingEducator: 409,
    },
  },
  getGuardianPage: { params: byLink },
  renewGuardianLink: {
    body: async ({ waiting }) => ({ token: await aGuardianLink(waiting.id, { linkedAt: linkedAt - 20 * 86_400_000 }) }),
  },
  agreeAsGuardian: { body: async (people) => ({ ...(await byLink(people)), purposes: ['labs'] }) },
  refuseAsGuardian: { body: byLink },
  downloadAsGuardian: { body: byLink },
}
