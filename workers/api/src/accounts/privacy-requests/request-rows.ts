import { privacyRequests } from '@kere/d1/schema/accounts/privacy-requests'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

interface Act {
  filedBy: 'self' | 'guardian'
  userId: string | SQL
  /** A FROM and WHERE clause that finds one row if the act is done. */
  from?: SQL
}

/** A copy of the data answers its own request. Put the statement into the batch of the act. */
export const insertExportRequest = (context: Context, act: Act) =>
  insertActRequest(context, act, { kind: 'export', state: 'done', closedAt: context.at })

/** The row of a deletion goes with the account on the due date. */
export const insertErasureRequest = (context: Context, act: Act & { dueAt: number }) =>
  insertActRequest(context, act, { kind: 'erasure', state: 'scheduled', dueAt: act.dueAt })

const insertActRequest = (
  context: Context,
  { filedBy, userId, from }: Act,
  row: Pick<typeof privacyRequests.$inferInsert, 'kind' | 'state' | 'closedAt' | 'dueAt'>,
) =>
  insertSelect(
    context.db,
    privacyRequests,
    { id: context.newId('prq'), userId, filedBy, submittedAt: context.at, ...row },
    from,
  )

/** Closes the request of somebody who keeps their account. */
export const withdrawErasureRequest = ({ db, at }: Context, userId: string, isMeant: SQL) =>
  db
    .update(privacyRequests)
    .set({ state: 'withdrawn', closedAt: at })
    .where(sql`${privacyRequests.userId} = ${userId} AND ${privacyRequests.state} = 'scheduled' AND ${isMeant}`)
