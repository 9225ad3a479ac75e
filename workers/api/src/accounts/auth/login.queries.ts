import { knownDevices } from '@kere/d1/schema/accounts/known-devices'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { accountColumns } from './account-rows.ts'

export async function selectCandidate(db: Database, email: string, deviceHash: string) {
  const [account] = await db
    .select({
      ...accountColumns,
      passwordHash: users.passwordHash,
      isKnownDevice: sql<boolean>`EXISTS (SELECT 1 FROM ${knownDevices}
        WHERE ${knownDevices.userId} = ${users.id} AND ${knownDevices.deviceHash} = ${deviceHash})`
        .mapWith(Boolean)
        .as('is_known_device'),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
  return account
}
