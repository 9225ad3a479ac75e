import { sessions } from '@kere/d1/schema/sessions'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { isOwn } from '../frame/own.ts'

export const selectSessions = (db: Database, actor: SignedIn, now: number, limit: number) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(isOwn(sessions.userId, actor), sql`revoked_at IS NULL`, gt(sessions.idleExpiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(limit)

export async function revokeOne(context: Context, actor: SignedIn, sessionId: string) {
  const { db, now } = context
  const isTheirs = and(eq(sessions.id, sessionId), isOwn(sessions.userId, actor), isNull(sessions.revokedAt))
  const [, [revoked]] = await db.batch([
    insertAuditRow(context, {
      action: 'session.revoked',
      outcome: 'succeeded',
      actor,
      subject: { type: 'session', id: sessionId },
      from: sql`FROM ${sessions} WHERE ${isTheirs}`,
    }),
    db.update(sessions).set({ revokedAt: now() }).where(isTheirs).returning({ id: sessions.id }),
  ])
  return revoked
}

export async function revokeOthers(context: Context, actor: SignedIn) {
  const { db, now } = context
  const areOthers = and(isOwn(sessions.userId, actor), ne(sessions.id, actor.sessionId), sql`revoked_at IS NULL`)
  await db.batch([
    insertAuditRow(context, {
      action: 'session.others_revoked',
      outcome: 'succeeded',
      actor,
      subject: { type: 'user', id: actor.userId },
      detail: sql`(SELECT json_object('sessions', count(*)) FROM ${sessions} WHERE ${areOthers})`,
      from: sql`WHERE EXISTS (SELECT 1 FROM ${sessions} WHERE ${areOthers})`,
    }),
    db.update(sessions).set({ revokedAt: now() }).where(areOthers),
  ])
}
