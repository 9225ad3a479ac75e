import { env } from 'cloudflare:workers'
import { calendarFeeds } from '@kere/d1/schema/events/event-calendars'
import { drizzle } from 'drizzle-orm/d1'
import { hashHex } from '../src/base/digests.ts'

export async function aCalendarFeed(userId: string) {
  const secret = crypto.randomUUID()
  const feed = { secretHash: await hashHex(secret), createdAt: 1 }
  await drizzle(env.DB)
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })
  return secret
}
