import { privacyRequests } from '@kere/d1/schema/accounts/privacy-requests'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

interface Act {
  filedBy: 'self' | 'guardian'
  userId: string | SQL
  dueAt?: number
  /** A FROM and WHERE clause that finds one row if the act is done. */
  from?: SQL
}

/**
 * A copy of the data answers its own request. The row of a deletion, which has a due date, goes with the account on that
 * day. Put the statement into the batch of the act.
 */
export const insertActRequest = (context: Context, { from, dueAt, ...act }: Act) =>
  insertSelect(
    context.db,
    privacyRequests,
    {
      id: context.newId('prq'),
      submittedAt: context.at,
      ...act,
      ...(dueAt === undefined
        ? { kind: 'export', state: 'done', closedAt: context.at }
        : { kind: 'erasure', state: 'scheduled', dueAt }),
    },
    from,
  )

/** Closes the request of somebody who keeps their account. */
export const withdrawErasureRequest = ({ db, at }: Context, userId: string, isMeant: SQL) =>
  db
    .update(privacyRequests)
    .set({ state: 'withdrawn', closedAt: at })
    .where(sql`${privacyRequests.userId} = ${userId} AND ${privacyRequests.state} = 'scheduled' AND ${isMeant}`)
