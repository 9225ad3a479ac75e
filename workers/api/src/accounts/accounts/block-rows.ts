import { profileBlocks } from '@kere/d1/schema/people/profile-blocks'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Neither has blocked the other; by keys alone, however many there are. Everything is open to visitors. */
export const isUnblocked = (readerId: string | Placeholder | null, personId: SQL): SQL | undefined =>
  readerId === null
    ? undefined
    : sql`NOT EXISTS (SELECT 1 FROM ${profileBlocks} AS own WHERE own.blocker_id = ${readerId} AND own.blocked_id = ${personId})
      AND NOT EXISTS (SELECT 1 FROM ${profileBlocks} AS theirs WHERE theirs.blocker_id = ${personId} AND theirs.blocked_id = ${readerId})`
