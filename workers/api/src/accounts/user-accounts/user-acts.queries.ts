import { actBatch } from '../../base/named-batch.ts'
import type { Role } from '@kere/contracts/accounts/roles'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { suspensions } from '@kere/d1/schema/accounts/user-accounts'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { settleApplicationRows } from '../educator-applications/application-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { fromAdmitted } from '../../http/admitted-row.ts'
import { isKnownMinor } from '../guardians/agreed-rows.ts'
import { finalDeletionAt, insertFinalDeletion, isFinallyDeleted } from '../own-data/deletion-rows.ts'
import { selectUser, type UserRow } from './users.queries.ts'

interface Act {
  id: string
  admin: SignedIn
}

export interface UserFields {
  firstName?: string | undefined
  lastName?: string | undefined
  role?: Role | undefined
  bio?: string | null | undefined
}

/**
 * Checks again that the caller is an admin, because another admin may have changed that since: of two admins who demote
 * each other, one stays.
 */
const isByAdmin = ({ at }: Context, admin: SignedIn) =>
  sql`EXISTS (SELECT 1 ${fromAdmitted({ roles: ['admin'] }, admin, at)})`

const isOther = (context: Context, { id, admin }: Act) => sql`${users.id} = ${id} AND ${users.id} <> ${admin.userId}
  AND ${users.email} <> ${context.settings.superAdminEmail?.toLowerCase() ?? ''} AND ${isByAdmin(context, admin)}`

const isLasting = sql`NOT ${isFinallyDeleted(sql`${users.id}`)}`

/** Nobody who is known to be under 18 becomes staff, because what staff make is public under their name. */
const isGrownEnough = (now: number) => sql`NOT ${isKnownMinor(users.id, now)}`

const isConfirmed = sql`${users.emailVerifiedAt} IS NOT NULL`

const fromUser = (isMeant: SQL) => sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isMeant}`

const toThem = { userId: sql`${users.id}`, to: sql`${users.email}` }

const endSessions = ({ db, at }: Context, id: string, isMeant: SQL) =>
  db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, id), sql`revoked_at IS NULL`, isMeant))

const selectAdmin = (context: Context, admin: SignedIn) =>
  context.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, admin.userId), isByAdmin(context, admin)))

export interface Outcome {
  isDone: boolean
  row: UserRow | undefined
  isStillAdmin: boolean
}

const outcomeOf = (isDone: boolean, [row]: readonly UserRow[], admins: readonly unknown[]): Outcome => ({
  isDone,
  row,
  isStillAdmin: admins.length > 0,
})

interface Change extends Act {
  /** The values as they were read. If they have changed since, nothing is written. */
  before: UserRow
  fields: UserFields
}

export async function updateUserFields(context: Context, { id, admin, before, fields }: Change): Promise<Outcome> {
  const { db, at } = context
  const { role, ...others } = fields
  const isStill = sql`${profiles.firstName} = ${before.firstName} AND ${profiles.lastName} = ${before.lastName}
    AND ${profiles.role} = ${before.role} AND ${profiles.bio} IS ${before.bio}`
  const mayChange =
    role === undefined
      ? sql`${users.id} = ${id} AND ${isByAdmin(context, admin)}`
      : sql`${isOther(context, { id, admin })} AND ${isConfirmed} AND ${role === 'student' ? sql`TRUE` : isGrownEnough(at)}`
  const isMeant = sql`${mayChange} AND ${isLasting} AND ${isStill}`
  const exists = sql`EXISTS (SELECT 1 ${fromUser(isMeant)})`
  const acted = { subject: { type: 'user', id }, from: fromUser(isMeant) } as const

  // The profile is updated last, because the other statements check its former values.
  const { isDone, rows, admins } = await actBatch(context, [
    ...(Object.keys(others).length > 0
      ? [
          insertAuditRow(context, {
            action: 'user.edited',
            detail: { fields: Object.keys(others).toSorted().join(', ') },
            ...acted,
          }),
        ]
      : []),
    ...(role === undefined
      ? []
      : [
          insertAuditRow(context, { action: 'role.changed', detail: { from: before.role, to: role }, ...acted }),
          insertOutboxRow(context, {
            template: 'role_changed',
            ...toThem,
            details: sql`json_object('firstName', ${profiles.firstName}, 'role', ${role}, 'roleBefore', ${profiles.role},
                'ended', 'sessions')`,
            from: fromUser(isMeant),
          }),
          ...settleApplicationRows(context, { userId: id, admin, role, isMeant: exists }),
          endSessions(context, id, exists),
        ]),
    {
      done: db
        .update(profiles)
        .set({
          ...others,
          ...(role !== undefined && { role, educatorStatus: role === 'educator' ? 'approved' : null }),
          updatedAt: at,
        })
        .where(and(eq(profiles.id, id), exists)),
    },
    { rows: selectUser(db, id) },
    { admins: selectAdmin(context, admin) },
  ])
  return outcomeOf(isDone, rows, admins)
}

export async function insertSuspension(
  context: Context,
  { id, admin, reason }: Act & { reason: string },
): Promise<Outcome> {
  const { db, at } = context
  const isSuspended = sql`EXISTS (SELECT 1 FROM ${suspensions} WHERE ${suspensions.userId} = ${id})`
  const isMeant = sql`${isOther(context, { id, admin })} AND ${isConfirmed} AND ${isLasting} AND NOT ${isSuspended}`
  const from = fromUser(isMeant)
  const { isDone, rows, admins } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'user.suspended',
      subject: { type: 'user', id },
      from,
    }),
    insertOutboxRow(context, {
      template: 'user_suspended',
      ...toThem,
      details: sql`json_object('firstName', ${profiles.firstName}, 'reason', ${reason})`,
      from,
    }),
    {
      done: insertSelect(
        db,
        suspensions,
        { userId: sql`${users.id}`, suspendedAt: at, suspendedBy: admin.userId, reason },
        from,
      ).returning({ userId: suspensions.userId }),
    },
    endSessions(context, id, isSuspended),
    { rows: selectUser(db, id) },
    { admins: selectAdmin(context, admin) },
  ])
  return outcomeOf(isDone, rows, admins)
}

export async function deleteSuspension(context: Context, { id, admin }: Act): Promise<Outcome> {
  const { db } = context
  const isMeant = sql`${users.id} = ${id} AND ${isByAdmin(context, admin)}
    AND EXISTS (SELECT 1 FROM ${suspensions} WHERE ${suspensions.userId} = ${id})`
  const from = fromUser(isMeant)
  const { isDone, rows, admins } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'user.reinstated',
      subject: { type: 'user', id },
      from,
    }),
    insertOutboxRow(context, {
      template: 'user_reinstated',
      ...toThem,
      details: sql`json_object('firstName', ${profiles.firstName})`,
      // A user who is also being deleted is not told, because the account stays closed.
      from: sql`${from} AND ${isLasting}`,
    }),
    {
      done: db
        .delete(suspensions)
        .where(and(eq(suspensions.userId, id), isByAdmin(context, admin)))
        .returning({ userId: suspensions.userId }),
    },
    { rows: selectUser(db, id) },
    { admins: selectAdmin(context, admin) },
  ])
  return outcomeOf(isDone, rows, admins)
}

/** Requests a user's deletion, which the user cannot revoke (S-434). */
export async function insertUserDeletion(context: Context, { id, admin }: Act): Promise<Outcome> {
  const { db, at } = context
  const isMeant = sql`${isOther(context, { id, admin })} AND ${isLasting}`
  const { isDone, rows, admins } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'user.deletion_decided',
      subject: { type: 'user', id },
      from: fromUser(isMeant),
    }),
    insertOutboxRow(context, {
      template: 'user_deleted',
      ...toThem,
      details: sql`json_object('firstName', ${profiles.firstName}, 'dueAt', ${new Date(finalDeletionAt(at)).toISOString()})`,
      // No mail goes to an unproven address, because it may be a stranger's.
      from: fromUser(sql`${isMeant} AND ${isConfirmed}`),
    }),
    { done: insertFinalDeletion(context, isMeant) },
    endSessions(context, id, isFinallyDeleted(sql`${id}`)),
    { rows: selectUser(db, id) },
    { admins: selectAdmin(context, admin) },
  ])
  return outcomeOf(isDone, rows, admins)
}
