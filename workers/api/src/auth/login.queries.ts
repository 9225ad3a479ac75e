import type { Role } from '@kere/contracts/roles'
import { loginAttempts } from '@kere/d1/schema/login-attempts'
import { sessions } from '@kere/d1/schema/sessions'
import { users } from '@kere/d1/schema/users'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { selectAccountByEmail } from './accounts.queries.ts'
import { type Failures, type Throttle, throttles } from './auth.domain.ts'

/** Who tries to sign in, as keyed hashes. */
export interface AttemptKeys {
  accountHash: string
  networkHash: string
}

const oldestMs = Math.max(...Object.values(throttles).map(({ windowMs }) => windowMs))
const sweptRows = 100

/**
 * Counts an attempt as a failure until it is known to be none, if every throttle has room for it, and reads the account.
 *
 * The insert is the lock: it counts and adds in one statement, so of fifty attempts at once five get in. The same
 * statements run for a known and for an unknown address.
 */
export async function takeAttempt(db: Database, keys: AttemptKeys, email: string, now: number) {
  const hasRoom = sql.join(
    (Object.keys(throttles) as Throttle[]).map(
      (throttle) => sql`(${selectFailures(db, throttle, keys, now)}) < ${throttles[throttle].failures}`,
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
  const windows: Record<Throttle, Failures> = { both: only(both), account: only(account), network: only(network) }
  return { isTaken: taken.length > 0, windows, account: accounts.at(0) }
}

const only = ([row]: Failures[]): Failures => row ?? { count: 0, firstAt: null }

function isInWindow(throttle: Throttle, { accountHash, networkHash }: AttemptKeys, now: number) {
  return and(
    throttle === 'network' ? undefined : eq(loginAttempts.accountHash, accountHash),
    throttle === 'account' ? undefined : eq(loginAttempts.networkHash, networkHash),
    gt(loginAttempts.attemptedAt, now - throttles[throttle].windowMs),
  )
}

const selectFailures = (db: Database, throttle: Throttle, keys: AttemptKeys, now: number) =>
  db
    .select({ count: sql`count(*)` })
    .from(loginAttempts)
    .where(isInWindow(throttle, keys, now))

const selectWindow = (db: Database, throttle: Throttle, keys: AttemptKeys, now: number) =>
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

interface SignIn {
  session: typeof sessions.$inferInsert
  /** The hash that the password was checked against. */
  passwordHash: string
  role: Role
  keys: AttemptKeys
  /** The session that this browser had before. */
  replacedFamilyHash: string | null
}

/**
 * Starts a session, forgets the failures that came before it, and ends the one that the browser had.
 *
 * @returns whether the password was still the same
 */
export async function insertSession(context: Context, signIn: SignIn): Promise<boolean> {
  const { db, now } = context
  const { session, keys, passwordHash, role, replacedFamilyHash } = signIn
  const isUnchanged = sql`FROM ${users} WHERE ${users.id} = ${session.userId} AND ${users.passwordHash} = ${passwordHash}`
  const [inserted] = await db.batch([
    db.insert(sessions).select(sessionRow(session, isUnchanged)).returning({ id: sessions.id }),
    db
      .delete(loginAttempts)
      .where(and(eq(loginAttempts.accountHash, keys.accountHash), eq(loginAttempts.networkHash, keys.networkHash))),
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(eq(sessions.familyHash, replacedFamilyHash ?? ''), isNull(sessions.revokedAt))),
    insertAuditRow(context, {
      action: 'session.signed_in',
      outcome: 'succeeded',
      actor: { userId: session.userId, role },
      subject: { type: 'session', id: session.id },
      from: isUnchanged,
    }),
  ])
  return inserted.length > 0
}

const sessionRow = (session: typeof sessions.$inferInsert, from: SQL) => sql`SELECT
  ${session.id}, ${session.userId}, ${session.familyHash}, ${session.tokenHash}, NULL, NULL, ${session.createdAt},
  ${session.lastSeenAt}, ${session.idleExpiresAt}, ${session.expiresAt}, NULL, ${session.userAgent} ${from}`
