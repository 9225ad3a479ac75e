import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { accountColumns } from './account-rows.ts'

export async function selectAccountOfSession(
  db: Database,
  { sessionId, userId }: Pick<SignedIn, 'sessionId' | 'userId'>,
  now: number,
) {
  const rows = await db
    .select({ ...accountColumns, isPasswordShort: sessions.isPasswordShort })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, now),
      ),
    )
  return rows.at(0)
}
