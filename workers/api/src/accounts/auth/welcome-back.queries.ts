import { knownDevices } from '@kere/d1/schema/accounts/known-devices'
import { users } from '@kere/d1/schema/accounts/users'
import { sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { ThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { deleteActsOfAccount } from '../../base/throttle/throttle-rows.ts'

interface Reset {
  email: string
  failures: ThrottleKeys
  deviceHash: string
}

export async function forgetFailures({ db, at }: Context, { email, failures, deviceHash }: Reset) {
  const row = { userId: sql`${users.id}`, deviceHash, firstSeenAt: at, lastSeenAt: at }
  await db.batch([
    deleteActsOfAccount(db, failures),
    insertSelect(db, knownDevices, row, sql`FROM ${users} WHERE ${users.email} = ${email}`).onConflictDoNothing(),
  ])
}
