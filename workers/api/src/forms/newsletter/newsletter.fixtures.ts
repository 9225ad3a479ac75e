import { newsletterSubscribers } from '@kere/d1/schema/forms/newsletter'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { secret } from '../../../test/sessions.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { signLink } from '../../http/signed-link.ts'
import { linkPurpose } from './newsletter.labels.ts'

export async function aSubscriber(change: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
  const at = Date.parse('2026-11-15T11:00:00Z')
  const id = `nls_${ulid()}`
  const row = {
    id,
    email: `${id.toLowerCase()}@example.in`,
    topics: ['courses' as const],
    subscribedAt: at,
    askedAt: at,
  }
  await db.insert(newsletterSubscribers).values({ ...row, ...change })
  return id
}

export const tokenOf = (id: string) => signLink(secret, linkPurpose, id)

const byId: Fixture = { params: async () => ({ id: await aSubscriber() }) }
const byLink: Fixture = { body: async () => ({ token: await tokenOf(await aSubscriber()) }) }

export const fixtures: Fixtures = {
  subscribeToNewsletter: { body: ({ learner }) => ({ email: learner.email }) },
  getSubscription: { params: async () => ({ token: await tokenOf(await aSubscriber()) }) },
  getOwnSubscription: {},
  confirmSubscription: byLink,
  changeSubscription: {
    body: async () => ({ token: await tokenOf(await aSubscriber()), topics: ['blog'], frequency: 'weekly' }),
  },
  endSubscription: byLink,
  stopSubscription: byLink,
  listNewsletterSubscribers: {
    variants: [
      { query: '?status=confirmed' },
      { query: '?sort=oldest' },
      { query: '?search=example' },
      { query: '?search=ex' },
      { query: '?leftFrom=2026-11-01' },
    ],
  },
  exportNewsletterSubscribers: {},
  importSubscribers: { body: () => ({ rows: [{ line: 2, email: 'a@example.in', firstName: '' }] }) },
  setSubscriberConfirmed: { ...byId, body: () => ({ confirmed: true }) },
  deleteSubscriber: byId,
}
