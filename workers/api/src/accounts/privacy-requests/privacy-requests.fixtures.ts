import { privacyRequests } from '@kere/d1/schema/accounts/privacy-requests'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const submittedAt = Date.parse('2026-11-15T11:00:00Z')

export async function insertPrivacyRequest(userId: string, given: Partial<typeof privacyRequests.$inferInsert> = {}) {
  const row = {
    id: `prq_${ulid()}`,
    userId,
    kind: 'correction',
    filedBy: 'self',
    state: 'waiting',
    text: 'My name is spelled Zoya.',
    submittedAt,
    dueAt: submittedAt + 7 * 24 * 60 * 60 * 1000,
    ...given,
  } as const
  await db.insert(privacyRequests).values(row)
  return { id: row.id }
}

export const fixtures: Fixtures = {
  listOwnPrivacyRequests: {},
  filePrivacyRequest: { body: () => ({ kind: 'correction', text: 'My name is spelled Zoya.' }) },
  withdrawPrivacyRequest: { owner: 'learner', params: ({ learner }) => insertPrivacyRequest(learner.id) },
  listPrivacyRequests: {
    variants: [
      { query: '?sort=oldest' },
      { query: '?state=waiting&sort=oldest' },
      { query: '?kind=complaint' },
      { query: '?state=waiting&kind=complaint' },
    ],
  },
  getPrivacyRequest: { params: ({ learner }) => insertPrivacyRequest(learner.id) },
  answerPrivacyRequest: {
    params: ({ learner }) => insertPrivacyRequest(learner.id),
    body: () => ({ text: 'It is corrected.' }),
  },
  exportPrivacyRequests: {},
}
