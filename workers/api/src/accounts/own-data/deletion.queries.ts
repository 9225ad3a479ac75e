import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { deletionRequests } from '@kere/d1/schema/accounts/deletion-requests'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, lte, sql } from 'drizzle-orm'
import { erasePerson } from '../accounts/person-rows.ts'
import { insertOwnAct } from '../accounts/own-act-rows.ts'
import { insertActRequest, withdrawErasureRequest } from '../privacy-requests/request-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { isOwn } from '../../http/own.ts'

export async function selectDeletion(db: Database, actor: SignedIn) {
  const rows = await db
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      passwordHash: users.passwordHash,
      role: profiles.role,
      requestedAt: deletionRequests.requestedAt,
      dueAt: deletionRequests.dueAt,
      signedInAt:
        sql<number>`(SELECT ${sessions.createdAt} FROM ${sessions} WHERE ${sessions.id} = ${actor.sessionId})`.as(
          'signed_in_at',
        ),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(deletionRequests, eq(deletionRequests.userId, users.id))
    .where(isOwn(users.id, actor))
  return rows.at(0)
}

interface NewRequest {
  dueAt: number
  passwordHash: string | null
}

/**
 * Requests the deletion and ends every session.
 * @returns false if it was already requested, or the password changed, in the meantime
 */
export async function insertDeletion(context: Context, actor: SignedIn, { dueAt, passwordHash }: NewRequest) {
  const { db, at } = context
  const isMeant = sql`${users.passwordHash} IS ${passwordHash}
    AND NOT EXISTS (SELECT 1 FROM ${deletionRequests} WHERE ${deletionRequests.userId} = ${users.id})`
  const { inserted } = await namedBatch(db, [
    ...insertOwnAct(context, actor, {
      action: 'own_data.deletion_requested',
      template: 'own_data_deletion_requested',
      details: { dueAt: new Date(dueAt).toISOString() },
      isMeant,
    }),
    insertActRequest(context, {
      filedBy: 'self',
      userId: actor.userId,
      dueAt,
      from: sql`FROM ${users} WHERE ${users.id} = ${actor.userId} AND ${isMeant}`,
    }),
    {
      inserted: insertSelect(
        db,
        deletionRequests,
        { userId: sql`${users.id}`, requestedAt: at, dueAt },
        sql`FROM ${users} WHERE ${users.id} = ${actor.userId} AND ${isMeant}`,
      ).returning({ userId: deletionRequests.userId }),
    },
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(
        and(
          isOwn(sessions.userId, actor),
          sql`revoked_at IS NULL`,
          sql`EXISTS (SELECT 1 FROM ${deletionRequests} WHERE ${deletionRequests.userId} = ${actor.userId})`,
        ),
      ),
  ])
  return inserted.length > 0
}

export async function deleteDeletion(context: Context, actor: SignedIn) {
  const { db } = context
  const isRequested = sql`EXISTS (SELECT 1 FROM ${deletionRequests}
    WHERE ${deletionRequests.userId} = ${actor.userId} AND ${deletionRequests.requestedBy} = 'owner')`
  const { isDone } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'own_data.deletion_revoked',
      template: 'own_data_deletion_revoked',
      isMeant: isRequested,
    }),
    withdrawErasureRequest(context, actor.userId, isRequested),
    {
      done: db
        .delete(deletionRequests)
        .where(and(isOwn(deletionRequests.userId, actor), eq(deletionRequests.requestedBy, 'owner'))),
    },
  ])
  return isDone
}

/** The number of people whom one sweep erases. It is small, because a person may have any number of rows. */
const erasedAtOnce = 20

export const selectDuePeople = (db: Database, now: number) =>
  db
    .select({ userId: deletionRequests.userId })
    .from(deletionRequests)
    .where(lte(deletionRequests.dueAt, now))
    .orderBy(deletionRequests.dueAt)
    .limit(erasedAtOnce)

type Erasing = Pick<Context, 'db' | 'at' | 'newId' | 'requestId'> & { superAdminEmail: string | undefined }

/** @returns false if the request was revoked in the meantime, or the account may not be deleted */
export async function eraseDuePerson(context: Erasing, userId: string) {
  const { db, at, superAdminEmail } = context
  const isMeant = sql`${users.id} = ${userId} AND ${users.email} <> ${superAdminEmail?.toLowerCase() ?? ''}
    AND EXISTS (SELECT 1 FROM ${deletionRequests} WHERE ${deletionRequests.userId} = ${userId} AND ${deletionRequests.dueAt} <= ${at})`
  const { erased } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'own_data.deleted',
      actor: null,
      subject: { type: 'user', id: userId },
      from: sql`FROM ${users} WHERE ${isMeant}`,
    }),
    { erased: erasePerson(context, isMeant) },
  ])
  return erased.length > 0
}
