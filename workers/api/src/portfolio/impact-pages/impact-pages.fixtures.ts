import { env } from 'cloudflare:workers'
import { impactPages } from '@kere/d1/schema/portfolio/impact-pages'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'
import { anImpactEntry } from '../impact-entries/entries.fixtures.ts'

export async function anImpactPage(userId: string, handle = `p-${ulid().toLowerCase()}`) {
  await db
    .insert(impactPages)
    .values({ userId, handle, isPublic: true, updatedAt: Date.parse('2026-11-15T11:00:00Z') })
    .onConflictDoUpdate({ target: impactPages.userId, set: { handle, isPublic: true } })
  await env.DB.prepare("UPDATE profiles SET date_of_birth = '2000-02-29' WHERE id = ?").bind(userId).run()
  return handle
}

const ofLearner = async ({ learner }: People) => ({ handle: await anImpactPage(learner.id) })

export const fixtures: Fixtures = {
  listImpactPages: {},
  getImpactPage: { params: ofLearner },
  listImpactPageEntries: { params: ofLearner, variants: [{ query: '?category=course' }] },
  exportImpactPage: { params: ofLearner },
  getMyImpactPage: {},
  setMyImpactPage: { body: () => ({ handle: `p-${ulid().toLowerCase()}`, isPublic: false }) },
  pinImpactEntries: {
    owner: 'learner',
    body: async ({ learner }) => ({ ids: [await anImpactEntry(learner.id)] }),
  },
}
