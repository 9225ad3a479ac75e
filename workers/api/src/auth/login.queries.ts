import { users } from '@kere/d1/schema/users'
import { sql } from 'drizzle-orm'
import type { Context, Database } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import type { ThrottleKeys } from '../throttle/throttle-keys.ts'
import { takeAct } from '../throttle/throttle-rows.ts'
import { selectAccountByEmail } from './accounts.queries.ts'
import { signInLimits } from './auth.domain.ts'

/** Counts as a failure until it is known to be none; the same statements for a known and an unknown address. */
export async function takeAttempt(db: Database, keys: ThrottleKeys, email: string, now: number) {
  const { rows, ...taken } = await takeAct(db, { keys, limits: signInLimits, now }, selectAccountByEmail(db, email))
  return { ...taken, account: rows.at(0) }
}

/** For an unknown address the same statement writes nothing. */
export async function insertRefusal(context: Context, email: string) {
  await insertAuditRow(context, {
    action: 'session.sign_in_refused',
    outcome: 'refused',
    actor: null,
    subject: { type: 'user', id: sql`${users.id}` },
    from: sql`FROM ${users} WHERE ${users.email} = ${email}`,
  })
}
