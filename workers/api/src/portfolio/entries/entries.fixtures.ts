import { env } from 'cloudflare:workers'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { drizzle } from 'drizzle-orm/d1'
import { ulid } from 'ulid'
import type { Fixtures } from '../../../test/fixtures.ts'

export async function anImpactEntry(userId: string, about: Partial<typeof impactEntries.$inferInsert> = {}) {
  const at = Date.parse('2026-11-15T11:00:00Z')
  const id = `imp_${ulid()}`
  await drizzle(env.DB)
    .insert(impactEntries)
    .values({
      id,
      userId,
      title: 'Secchi log, Jakkur lake',
      category: 'action_project',
      description: 'Fourteen readings from the same spot.',
      dateCompleted: '2026-10-18',
      createdAt: at,
      updatedAt: at,
      ...about,
    })
  return id
}

const ofLearner = async ({ learner }: { learner: { id: string } }) => ({ id: await anImpactEntry(learner.id) })

export const fixtures: Fixtures = {
  listMyImpactEntries: { variants: [{ query: '?visibility=public' }, { query: '?visibility=private' }] },
  getMyImpactEntry: { owner: 'learner', params: ofLearner },
  createImpactEntry: {
    body: () => ({
      title: 'Storm drain walk',
      category: 'action_project',
      description: 'One hour, four streets.',
      dateCompleted: '2026-10-04',
    }),
  },
  updateImpactEntry: {
    owner: 'learner',
    params: ofLearner,
    body: () => ({ isPublic: false }),
    variants: [{ body: { title: 'Another', outcomes: [{ unit: 'kg', amount: 1 }] } }, { body: { isPublic: true } }],
  },
  deleteImpactEntry: { owner: 'learner', params: ofLearner },
  listImpactEntries: {
    variants: [
      { query: '?category=course' },
      { query: '?mark=verified' },
      { query: '?category=course&mark=confirmed' },
      { query: '?search=lake' },
      { query: '?search=la' },
      { query: '?category=course&search=lake' },
    ],
  },
  getImpactEntry: { params: async ({ learner }) => ({ id: await anImpactEntry(learner.id, { isPublic: true }) }) },
}
