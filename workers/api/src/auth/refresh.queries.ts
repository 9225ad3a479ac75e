import { profiles } from '@kere/d1/schema/profiles'
import { sessions } from '@kere/d1/schema/sessions'
import { users } from '@kere/d1/schema/users'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { accountColumns } from './account-rows.ts'
import { idleLifeMs, rotationGraceMs, rotationIntervalMs } from './auth.domain.ts'
import type { RefreshToken } from './refresh-token.ts'

/** One batch; the conditional update is the lock. */
export async function rotateToken(context: Context, token: RefreshToken, next: RefreshToken) {
  const { db, now } = context
  const isLive = and(
    eq(sessions.familyHash, token.familyHash),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, now()),
  )
  const isDue = or(isNull(sessions.rotatedAt), lte(sessions.rotatedAt, now() - rotationIntervalMs))
  const isReplay = sql`${isLive} AND ${sessions.tokenHash} <> ${token.hash} AND NOT (
    coalesce(${sessions.previousTokenHash}, '') = ${token.hash} AND ${sessions.rotatedAt} > ${now() - rotationGraceMs})`

  const [rotated, , , found] = await db.batch([
    db
      .update(sessions)
      .set({
        previousTokenHash: sql`${sessions.tokenHash}`,
        tokenHash: next.hash,
        rotatedAt: now(),
        lastSeenAt: now(),
        idleExpiresAt: sql`min(expires_at, ${now()} + ${idleLifeByRole()})`,
      })
      .where(and(isLive, eq(sessions.tokenHash, token.hash), isDue))
      .returning({ id: sessions.id }),
    insertAuditRow(context, {
      action: 'session.replayed',
      outcome: 'refused',
      actor: { userId: sql`${profiles.id}`, role: sql`${profiles.role}` },
      subject: { type: 'session', id: sql`${sessions.id}` },
      from: sql`FROM ${sessions} JOIN ${profiles} ON ${profiles.id} = ${sessions.userId} WHERE ${isReplay}`,
    }),
    db.update(sessions).set({ revokedAt: now() }).where(isReplay),
    db
      .select({
        ...accountColumns,
        sessionId: sql<string>`${sessions.id}`.as('session_id'),
        tokenHash: sessions.tokenHash,
        idleExpiresAt: sessions.idleExpiresAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(isLive),
  ])
  return { isRotated: rotated.length > 0, session: found.at(0) }
}

/** Beside the update: the role is the one held at that moment. */
const idleLifeByRole = (): SQL => sql`(SELECT CASE role WHEN 'student' THEN ${idleLifeMs.student}
  WHEN 'educator' THEN ${idleLifeMs.educator} ELSE ${idleLifeMs.admin} END FROM profiles WHERE profiles.id = user_id)`
