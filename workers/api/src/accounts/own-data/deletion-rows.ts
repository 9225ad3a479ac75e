import { deletionRequests } from '@kere/d1/schema/accounts/deletion-requests'
import { users } from '@kere/d1/schema/accounts/users'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { afterBusinessDays, deletionDays } from './own-data.domain.ts'

/**
 * Writes an admin's request to delete accounts. The owner cannot revoke it, and it never postpones a deletion that the
 * owner has requested (S-434, U-19).
 */
export const insertFinalDeletion = ({ db, at }: Context, isMeant: SQL) =>
  insertSelect(
    db,
    deletionRequests,
    { userId: sql`${users.id}`, requestedAt: at, dueAt: finalDeletionAt(at), requestedBy: 'admin' },
    sql`FROM ${users} WHERE ${isMeant}`,
  )
    .onConflictDoUpdate({
      target: deletionRequests.userId,
      set: { requestedBy: 'admin', dueAt: sql`min(due_at, excluded.due_at)` },
    })
    .returning({ userId: deletionRequests.userId })

export const finalDeletionAt = (now: number) => afterBusinessDays(now, deletionDays)

export const isFinallyDeleted = (userId: SQL) =>
  sql`EXISTS (SELECT 1 FROM deletion_requests WHERE user_id = ${userId} AND requested_by = 'admin')`
