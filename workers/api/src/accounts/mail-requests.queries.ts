import { mailRequests } from '@kere/d1/schema/mail-requests'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Counted } from '../auth/auth.domain.ts'
import type { ThrottleKeys } from '../auth/throttle-keys.ts'
import type { Database } from '../context.ts'
import { type MailThrottle, mailThrottles } from './mail-throttle.domain.ts'

const oldestMs = Math.max(...Object.values(mailThrottles).map(({ windowMs }) => windowMs))
const sweptRows = 100

/** Counts a request if both throttles have room for it. The insert is the lock: it counts and adds in one statement. */
export async function takeMailRequest(db: Database, keys: ThrottleKeys, now: number) {
  const hasRoom = sql.join(
    (Object.keys(mailThrottles) as MailThrottle[]).map(
      (throttle) => sql`(${selectCount(db, throttle, keys, now)}) < ${mailThrottles[throttle].limit}`,
    ),
    sql` AND `,
  )
  const [, taken, account, network] = await db.batch([
    db.delete(mailRequests).where(
      sql`${mailRequests.seq} IN (SELECT seq FROM mail_requests
        WHERE requested_at <= ${now - oldestMs} ORDER BY requested_at LIMIT ${sweptRows})`,
    ),
    db
      .insert(mailRequests)
      .select(sql`SELECT NULL, ${keys.accountHash}, ${keys.networkHash}, ${now} WHERE ${hasRoom}`)
      .returning({ seq: mailRequests.seq }),
    selectWindow(db, 'account', keys, now),
    selectWindow(db, 'network', keys, now),
  ])
  const windows: Record<MailThrottle, Counted> = { account: only(account), network: only(network) }
  return { isTaken: taken.length > 0, windows }
}

const only = ([row]: Counted[]): Counted => row ?? { count: 0, firstAt: null }

const isInWindow = (throttle: MailThrottle, { accountHash, networkHash }: ThrottleKeys, now: number) =>
  and(
    throttle === 'account' ? eq(mailRequests.accountHash, accountHash) : eq(mailRequests.networkHash, networkHash),
    gt(mailRequests.requestedAt, now - mailThrottles[throttle].windowMs),
  )

const selectCount = (db: Database, throttle: MailThrottle, keys: ThrottleKeys, now: number) =>
  db
    .select({ count: sql`count(*)` })
    .from(mailRequests)
    .where(isInWindow(throttle, keys, now))

const selectWindow = (db: Database, throttle: MailThrottle, keys: ThrottleKeys, now: number) =>
  db
    .select({
      count: sql<number>`count(*)`.as('count'),
      firstAt: sql<number | null>`min(${mailRequests.requestedAt})`.as('first_at'),
    })
    .from(mailRequests)
    .where(isInWindow(throttle, keys, now))
