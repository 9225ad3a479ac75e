import { loginAttempts } from '@kere/d1/schema/login-attempts'
import { users } from '@kere/d1/schema/users'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context, Database } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { selectAccountByEmail } from './accounts.queries.ts'
import { type Counted, type Throttle, throttles } from './auth.domain.ts'
import type { ThrottleKeys } from './throttle-keys.ts'

const oldestMs = Math.max(...Object.values(throttles).map(({ windowMs }) => windowMs))
const sweptRows = 100

/**
 * Counts an attempt as a failure until it is known to be none, if every throttle has room for it, and reads the account.
 *
 * The insert is the lock: it counts and adds in one statement, so of fifty attempts at once five get in. The same
 * statements run for a known and for an unknown address.
 */
export async function takeAttempt(db: Database, keys: ThrottleKeys, email: string, now: number) {
  const hasRoom = sql.join(
    (Object.keys(throttles) as Throttle[]).map(
      (throttle) => sql`(${selectFailures(db, throttle, keys, now)}) < ${throttles[throttle].limit}`,
    ),
    sql` AND `,
  )
  const [, taken, both, account, network, accounts] = await db.batch([
    db.delete(loginAttempts).where(
      sql`${loginAttempts.seq} IN (SELECT seq FROM login_attempts
        WHERE attempted_at <= ${now - oldestMs} ORDER BY attempted_at LIMIT ${sweptRows})`,
    ),
    db
      .insert(loginAttempts)
      .select(sql`SELECT NULL, ${keys.accountHash}, ${keys.networkHash}, ${now} WHERE ${hasRoom}`)
      .returning({ seq: loginAttempts.seq }),
    selectWindow(db, 'both', keys, now),
    selectWindow(db, 'account', keys, now),
    selectWindow(db, 'network', keys, now),
    selectAccountByEmail(db, email),
  ])
  const windows: Record<Throttle, Counted> = { both: only(both), account: only(account), network: only(network) }
  return { isTaken: taken.length > 0, windows, account: accounts.at(0) }
}

const only = ([row]: Counted[]): Counted => row ?? { count: 0, firstAt: null }

function isInWindow(throttle: Throttle, { accountHash, networkHash }: ThrottleKeys, now: number) {
  return and(
    throttle === 'network' ? undefined : eq(loginAttempts.accountHash, accountHash),
    throttle === 'account' ? undefined : eq(loginAttempts.networkHash, networkHash),
    gt(loginAttempts.attemptedAt, now - throttles[throttle].windowMs),
  )
}

const selectFailures = (db: Database, throttle: Throttle, keys: ThrottleKeys, now: number) =>
  db
    .select({ count: sql`count(*)` })
    .from(loginAttempts)
    .where(isInWindow(throttle, keys, now))

const selectWindow = (db: Database, throttle: Throttle, keys: ThrottleKeys, now: number) =>
  db
    .select({
      count: sql<number>`count(*)`.as('count'),
      firstAt: sql<number | null>`min(${loginAttempts.attemptedAt})`.as('first_at'),
    })
    .from(loginAttempts)
    .where(isInWindow(throttle, keys, now))

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
