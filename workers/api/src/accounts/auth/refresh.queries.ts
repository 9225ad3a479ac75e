import { namedBatch } from '../../base/named-batch.ts'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { accountColumns } from './account-rows.ts'
import { idleLifeMs, rotationGraceMs, rotationIntervalMs } from './auth.domain.ts'
import type { RefreshToken } from './refresh-token.ts'

/** Runs in one batch. Its conditional update lets only one of several simultaneous requests replace the token. */
export async function rotateToken(context: Context, token: RefreshToken, next: RefreshToken) {
  const { db, at } = context
  const isLive = and(
    eq(sessions.familyHash, token.familyHash),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, at),
  )
  const isDue = or(isNull(sessions.rotatedAt), lte(sessions.rotatedAt, at - rotationIntervalMs))
  const isReplay = sql`${isLive} AND ${sessions.tokenHash} <> ${token.hash} AND NOT (
    coalesce(${sessions.previousTokenHash}, '') = ${token.hash} AND ${sessions.rotatedAt} > ${at - rotationGraceMs})`

  const { rotated, found } = await namedBatch(db, [
    {
      rotated: db
        .update(sessions)
        .set({
          previousTokenHash: sql`${sessions.tokenHash}`,
          tokenHash: next.hash,
          rotatedAt: at,
          lastSeenAt: at,
          idleExpiresAt: sql`min(expires_at, ${at} + ${idleLifeByRole()})`,
        })
        .where(and(isLive, eq(sessions.tokenHash, token.hash), isDue))
        .returning({ id: sessions.id }),
    },
    insertAuditRow(context, {
      action: 'session.replayed',
      outcome: 'refused',
      actor: { userId: sql`${profiles.id}`, role: sql`${profiles.role}` },
      subject: { type: 'session', id: sql`${sessions.id}` },
      from: sql`FROM ${sessions} JOIN ${profiles} ON ${profiles.id} = ${sessions.userId} WHERE ${isReplay}`,
    }),
    // The sweep finds the mail, because so few refreshes write one.
    insertOutboxRows(context, {
      template: 'session_replayed',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'at', ${new Date(at).toISOString()})`,
      from: sql`FROM ${sessions} JOIN ${users} ON ${users.id} = ${sessions.userId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isReplay}`,
    }),
    db.update(sessions).set({ revokedAt: at }).where(isReplay),
    {
      found: db
        .select({
          ...accountColumns,
          sessionId: sql<string>`${sessions.id}`.as('session_id'),
          tokenHash: sessions.tokenHash,
          isPasswordShort: sessions.isPasswordShort,
          idleExpiresAt: sessions.idleExpiresAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .innerJoin(profiles, eq(profiles.id, users.id))
        .where(isLive),
    },
  ])
  return { isRotated: rotated.length > 0, session: found.at(0) }
}

/** The lifetime is computed in the update, so that the current role decides. */
const idleLifeByRole = (): SQL => sql`(SELECT CASE role WHEN 'student' THEN ${idleLifeMs.student}
  WHEN 'educator' THEN ${idleLifeMs.educator} ELSE ${idleLifeMs.admin} END FROM profiles WHERE profiles.id = user_id)`
