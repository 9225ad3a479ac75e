import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { impactEvidence } from '@kere/d1/schema/portfolio/impact-evidence'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { aPdf } from '../../../test/fellowship.ts'
import { aStoredFile } from '../../../test/files.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export async function anImpactEntry(userId: string, about: Partial<typeof impactEntries.$inferInsert> = {}) {
  const at = Date.parse('2026-11-15T11:00:00Z')
  const id = `imp_${ulid()}`
  await db.insert(impactEntries).values({
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

type Owner = { id: string }

export const anImpactPicture = async (owner: Owner) => {
  const small = await aStoredFile(owner, { kind: 'impact_picture_small' })
  return aStoredFile(owner, { kind: 'impact_picture', smallKey: small.objectKey })
}

export const anImpactDocument = (owner: Owner) =>
  aStoredFile(owner, { kind: 'impact_document', type: 'application/pdf', width: null, height: null }, aPdf())

export async function anImpactEvidence(owner: Owner, entryId: string) {
  const { id: fileId } = await anImpactPicture(owner)
  const row = { fileId, entryId, userId: owner.id, text: 'A white disc in brown water', place: 0, addedAt: 1 }
  await db.insert(impactEvidence).values(row)
  return fileId
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
    variants: [
      { body: { evidence: [{ id: 'fil_none', text: 'A disc' }] } },
      { body: { title: 'Another', outcomes: [{ unit: 'kg', amount: 1 }] } },
      { body: { isPublic: true } },
    ],
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
  getImpactEvidence: {
    params: async ({ learner }) => ({ id: await anImpactEvidence(learner, await anImpactEntry(learner.id)) }),
    owner: 'learner',
    variants: [{ query: '?size=small' }],
  },
  listPersonImpactEntries: {
    params: async ({ learner }) => {
      await anImpactEntry(learner.id, { isPublic: true })
      return { id: learner.id }
    },
  },
  getImpactEntry: { params: async ({ learner }) => ({ id: await anImpactEntry(learner.id, { isPublic: true }) }) },
}
