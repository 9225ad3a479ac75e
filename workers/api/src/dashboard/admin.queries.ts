import { courseCounts, draftCounts } from '@kere/d1/schema/courses'
import { educatorApplicationCounts } from '@kere/d1/schema/educator-applications'
import { outboxCounts } from '@kere/d1/schema/outbox'
import { userCounts } from '@kere/d1/schema/profiles'
import { sessionCounts, sessions } from '@kere/d1/schema/sessions'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

const hourMs = 60 * 60 * 1000

/**
 * Reads the figures of the whole platform from counters, in one round trip. Sessions are counted by the hour in which they
 * end; those of the hour that has begun are looked at one by one.
 */
export async function selectAdminFigures(db: Database, now: number) {
  const hour = Math.floor(now / hourMs)
  const [byRole, [later], [soon], [published], [drafts], [pendingEducators], [mailsInDoubt]] = await db.batch([
    db.select().from(userCounts),
    db
      .select({ count: sql<number>`coalesce(sum(${sessionCounts.count}), 0)`.as('later_count') })
      .from(sessionCounts)
      .where(gt(sessionCounts.endsInHour, hour)),
    db
      .select({ count: sql<number>`count(*)`.as('soon_count') })
      .from(sessions)
      .where(
        and(sql`revoked_at IS NULL`, gt(sessions.idleExpiresAt, now), lt(sessions.idleExpiresAt, (hour + 1) * hourMs)),
      ),
    db.select({ count: sql<number>`coalesce(sum(${courseCounts.count}), 0)`.as('published_count') }).from(courseCounts),
    db.select({ count: draftCounts.count }).from(draftCounts),
    db
      .select({ count: educatorApplicationCounts.count })
      .from(educatorApplicationCounts)
      .where(eq(educatorApplicationCounts.status, 'pending')),
    db
      .select({ count: sql<number>`coalesce(sum(${outboxCounts.count}), 0)`.as('doubtful_count') })
      .from(outboxCounts)
      .where(inArray(outboxCounts.state, ['dead', 'unknown'])),
  ])
  return {
    byRole,
    sessionsActive: (later?.count ?? 0) + (soon?.count ?? 0),
    published: published?.count ?? 0,
    drafts: drafts?.count ?? 0,
    pendingEducators: pendingEducators?.count ?? 0,
    mailsInDoubt: mailsInDoubt?.count ?? 0,
  }
}
