import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

export async function endSession(context: Context, by: { familyHash: string | null; sessionId: string | null }) {
  const { db, at } = context
  const isTheirs = and(
    or(eq(sessions.familyHash, by.familyHash ?? ''), eq(sessions.id, by.sessionId ?? '')),
    isNull(sessions.revokedAt),
  )
  await db.batch([
    insertAuditRow(context, {
      action: 'session.signed_out',
      actor: { userId: sql`${profiles.id}`, role: sql`${profiles.role}` },
      subject: { type: 'session', id: sql`${sessions.id}` },
      from: sql`FROM ${sessions} JOIN ${profiles} ON ${profiles.id} = ${sessions.userId} WHERE ${isTheirs} LIMIT 1`,
    }),
    db.update(sessions).set({ revokedAt: at }).where(isTheirs),
  ])
}
