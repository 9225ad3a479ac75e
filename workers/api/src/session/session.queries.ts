import { sessions } from '@kere/d1/schema/sessions'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'

export const selectSessions = (db: Database, userId: string, now: number, limit: number) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`revoked_at IS NULL`, gt(sessions.idleExpiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(limit)

/** Ends a user's session, unless it is over or somebody else's; tells whether it did. */
export async function revokeOne(context: Context, { userId, role }: SignedIn, sessionId: string): Promise<boolean> {
  const { db, now } = context
  const isTheirs = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt))
  const [, revoked] = await db.batch([
    insertAuditRow(context, {
      action: 'session.revoked',
      outcome: 'succeeded',
      actor: { userId, role },
      subject: { type: 'session', id: sessionId },
      from: sql`FROM ${sessions} WHERE ${isTheirs}`,
    }),
    db.update(sessions).set({ revokedAt: now() }).where(isTheirs).returning({ id: sessions.id }),
  ])
  return revoked.length > 0
}

/** Ends every session of a user but the one they are using. */
export async function revokeOthers(context: Context, { userId, role, sessionId }: SignedIn) {
  const { db, now } = context
  const areOthers = and(eq(sessions.userId, userId), ne(sessions.id, sessionId), sql`revoked_at IS NULL`)
  await db.batch([
    insertAuditRow(context, {
      action: 'session.others_revoked',
      outcome: 'succeeded',
      actor: { userId, role },
      subject: { type: 'user', id: userId },
      detail: sql`(SELECT json_object('sessions', count(*)) FROM ${sessions} WHERE ${areOthers})`,
    }),
    db.update(sessions).set({ revokedAt: now() }).where(areOthers),
  ])
}
