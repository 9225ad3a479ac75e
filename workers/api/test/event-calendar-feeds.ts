import { calendarFeeds } from '@kere/d1/schema/events/event-calendars'
import { db } from './database.ts'
import { hashHex } from '../src/base/digests.ts'

export async function aCalendarFeed(userId: string) {
  const secret = crypto.randomUUID()
  const feed = { secretHash: await hashHex(secret), createdAt: 1 }
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })
  return secret
}
