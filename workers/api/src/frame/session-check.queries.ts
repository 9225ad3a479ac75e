import type { Role } from '@kere/contracts/roles'
import { profiles } from '@kere/d1/schema/profiles'
import { sessions } from '@kere/d1/schema/sessions'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, SignedIn } from '../context.ts'

/** Asks whether a session is good now, and which role its user holds; no row means that it is not. */
export const selectLiveRole = (db: Database, { sessionId, userId }: SignedIn, now: number) =>
  db
    .select({ role: profiles.role })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, now),
      ),
    )

/** Tells whether a session is good now. */
export async function readLiveRole(db: Database, signedIn: SignedIn, now: number): Promise<Role | null> {
  const [row] = await selectLiveRole(db, signedIn, now)
  return row?.role ?? null
}
