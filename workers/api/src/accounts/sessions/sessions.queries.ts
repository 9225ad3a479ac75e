import { actBatch } from '../../base/named-batch.ts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { isOwn } from '../../http/own.ts'

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

interface Revocation {
  device: string
}

export async function revokeOne(
  context: Context,
  actor: SignedIn,
  { sessionId, device }: Revocation & { sessionId: string },
) {
  const { db, at } = context
  const isTheirs = and(eq(sessions.id, sessionId), isOwn(sessions.userId, actor), isNull(sessions.revokedAt))
  const isOther = and(isTheirs, ne(sessions.id, actor.sessionId))
  const {
    done: [revoked],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'session.revoked',
      actor,
      subject: { type: 'session', id: sessionId },
      from: sql`FROM ${sessions} WHERE ${isTheirs}`,
    }),
    mailOwner(context, actor, { device, revoked: sql`FROM ${sessions} WHERE ${isOther}` }),
    { done: db.update(sessions).set({ revokedAt: at }).where(isTheirs).returning({ id: sessions.id }) },
  ])
  return revoked
}

export async function revokeOthers(context: Context, actor: SignedIn, { device }: Revocation) {
  const { db, at } = context
  const areOthers = and(isOwn(sessions.userId, actor), ne(sessions.id, actor.sessionId), sql`revoked_at IS NULL`)
  await db.batch([
    insertAuditRow(context, {
      action: 'session.others_revoked',
      actor,
      subject: { type: 'user', id: actor.userId },
      detail: sql`(SELECT json_object('sessions', count(*)) FROM ${sessions} WHERE ${areOthers})`,
      from: sql`WHERE EXISTS (SELECT 1 FROM ${sessions} WHERE ${areOthers})`,
    }),
    mailOwner(context, actor, { device, revoked: sql`FROM ${sessions} WHERE ${areOthers}` }),
    db.update(sessions).set({ revokedAt: at }).where(areOthers),
  ])
}

/**
 * Put this statement before the one that ends the sessions.
 * @param revoked a FROM clause with its WHERE; if it finds no session, no mail is written
 */
function mailOwner(context: Context, actor: SignedIn, { device, revoked }: Revocation & { revoked: SQL }) {
  const at = new Date(context.at).toISOString()
  return insertOutboxRow(context, {
    template: 'sessions_revoked',
    userId: actor.userId,
    to: sql`${users.email}`,
    details: sql`json_object('firstName', ${profiles.firstName}, 'sessions', (SELECT CAST(count(*) AS TEXT) ${revoked}),
      'at', ${at}, 'device', ${device})`,
    from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id}
      WHERE ${isOwn(users.id, actor)} AND EXISTS (SELECT 1 ${revoked})`,
  })
}
