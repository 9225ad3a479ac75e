import { users } from '@kere/d1/schema/users'
import { sql } from 'drizzle-orm'
import type { Context, Database } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import type { ThrottleKeys } from '../throttle/throttle-keys.ts'
import { takeAct } from '../throttle/throttle-rows.ts'
import { selectAccountByEmail } from './accounts.queries.ts'
import { signInLimits } from './auth.domain.ts'

/**
 * Counts an attempt as a failure until it is known to be none, and reads the account. The same statements run for a known
 * and for an unknown address.
 */
export async function takeAttempt(db: Database, keys: ThrottleKeys, email: string, now: number) {
  const { rows, ...taken } = await takeAct(db, { keys, limits: signInLimits, now }, selectAccountByEmail(db, email))
  return { ...taken, account: rows.at(0) }
}

/** Writes down that a sign-in was refused, if there is such an account; for an unknown address the same statement writes nothing. */
export async function insertRefusal(context: Context, email: string) {
  await insertAuditRow(context, {
    action: 'session.sign_in_refused',
    outcome: 'refused',
    actor: null,
    subject: { type: 'user', id: sql`${users.id}` },
    from: sql`FROM ${users} WHERE ${users.email} = ${email}`,
  })
}
