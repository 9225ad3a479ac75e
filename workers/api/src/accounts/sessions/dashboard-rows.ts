import { sessionCounts, sessions } from '@kere/d1/schema/accounts/sessions'
import { and, gt, lt, sql } from 'drizzle-orm'
import { batchPart } from '../../http/batch-part.ts'

const hourMs = 60 * 60 * 1000

/**
 * Counts live sessions by the hour in which they end. Only those that end in the current hour are counted one by one.
 */
export const sessionFigures = batchPart(
  ({ db, now }) => {
    const hour = Math.floor(now / hourMs)
    return [
      db
        .select({ count: sql<number>`coalesce(sum(${sessionCounts.count}), 0)`.as('later_count') })
        .from(sessionCounts)
        .where(gt(sessionCounts.endsInHour, hour)),
      db
        .select({ count: sql<number>`count(*)`.as('soon_count') })
        .from(sessions)
        .where(
          and(
            sql`revoked_at IS NULL`,
            gt(sessions.idleExpiresAt, now),
            lt(sessions.idleExpiresAt, (hour + 1) * hourMs),
          ),
        ),
    ]
  },
  ([[later], [soon]]) => ({ sessionsActive: (later?.count ?? 0) + (soon?.count ?? 0) }),
)
