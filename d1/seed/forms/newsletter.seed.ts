import { usualTopics } from '@kere/contracts/forms/newsletter-options'
import type { LocalDatabase } from '../../local-database.ts'
import { newsletterSubscribers } from '../../schema/forms/newsletter.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

type Subscriber = Pick<typeof newsletterSubscribers.$inferInsert, 'email' | 'firstName' | 'status'> & { at: string }

const subscribers: readonly Subscriber[] = [
  { email: 'rehana.sayed@example.in', firstName: 'Rehana', status: 'confirmed', at: '2026-11-15T07:42:00Z' },
  { email: 'joseph.lyngdoh@example.in', firstName: 'Joseph', status: 'unconfirmed', at: '2026-11-15T06:10:00Z' },
  { email: 'gayatri.sahu@example.in', firstName: 'Gayatri', status: 'confirmed', at: '2026-11-14T03:35:00Z' },
  { email: 'office@hebbal-lake.example.in', firstName: null, status: 'confirmed', at: '2026-10-13T17:01:00Z' },
  { email: 'karthik.nair@example.in', firstName: 'Karthik', status: 'unconfirmed', at: '2026-11-12T12:50:00Z' },
  { email: 'farzana.mirza@example.in', firstName: 'Farzana', status: 'unsubscribed', at: '2026-09-19T09:14:00Z' },
  { email: 'tsering.angmo@example.in', firstName: 'Tsering', status: 'confirmed', at: '2026-09-08T14:45:00Z' },
]

const rows = subscribers.map(({ at, ...subscriber }) => {
  const subscribedAt = Date.parse(at)
  return {
    ...subscriber,
    id: seededId('nls', subscribedAt, subscriber.email),
    topics: usualTopics,
    subscribedAt,
    askedAt: subscribedAt,
    confirmedAt: subscriber.status === 'unconfirmed' ? null : subscribedAt,
    unsubscribedAt: subscriber.status === 'unsubscribed' ? Date.parse('2026-11-02T05:20:00Z') : null,
  }
})

/** Gives the people who were subscribed at that time. */
export const subscribersAt = (at: number) =>
  rows.filter(({ confirmedAt, unsubscribedAt }) => (confirmedAt ?? Infinity) <= at && (unsubscribedAt ?? Infinity) > at)

export const seed = (db: LocalDatabase) => upsertRows(db, newsletterSubscribers, rows)
