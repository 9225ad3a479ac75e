import { profiles } from '@kere/d1/schema/accounts/profiles'
import { passkeys } from '@kere/d1/schema/accounts/passkeys'
import { recoveryCodes, secondFactors, signInTickets } from '@kere/d1/schema/accounts/second-factors'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { insertOwnAct } from '../accounts/own-act-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { admins } from '@kere/contracts/http/endpoint'
import { fromAdmitted, hasSecondFactor } from '../../http/admitted-row.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { isOwn } from '../../http/own.ts'
import type { CodeProof } from './code-rows.ts'

/** Replaces a setup that nobody has confirmed. @returns false if the factor is already on */
export async function upsertSetup({ db, at }: Context, { userId }: SignedIn, sealedKey: string) {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, sealedKey, createdAt: at })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedKey, createdAt: at },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

interface Change {
  device: string
  /** The hashes of new recovery codes. */
  codeHashes: readonly string[]
}

const isConfirmed = ({ userId }: SignedIn) => sql`EXISTS (SELECT 1 FROM ${secondFactors}
  WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.confirmedAt} IS NOT NULL)`

const deleteCodes = ({ db }: Context, actor: SignedIn, isMeant: SQL) =>
  db.delete(recoveryCodes).where(and(isOwn(recoveryCodes.userId, actor), isMeant))

export const insertCodes = ({ db, at }: Context, { userId }: SignedIn, codeHashes: readonly string[], isMeant: SQL) =>
  insertSelect(
    db,
    recoveryCodes,
    { userId, codeHash: sql`value`, createdAt: at },
    sql`FROM json_each(${JSON.stringify(codeHashes)}) WHERE ${isMeant}`,
  )

const detailsOf = ({ at }: Context, device: string) => ({ at: new Date(at).toISOString(), device })

interface Confirmation extends Change {
  sealedKey: string
  period: number
}

/** @returns false if the setup was replaced or confirmed in the meantime */
export async function confirmSetup(
  context: Context,
  actor: SignedIn,
  { sealedKey, period, codeHashes, device }: Confirmation,
) {
  const { db, at } = context
  const isSetup = sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${secondFactors.userId} = ${actor.userId}
    AND ${secondFactors.sealedKey} = ${sealedKey} AND ${secondFactors.confirmedAt} IS NULL)`
  // The factor is confirmed last, because the other statements check that it is not yet.
  const { isDone } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.second_factor_on',
      template: 'second_factor_on',
      details: detailsOf(context, device),
      isMeant: isSetup,
    }),
    deleteCodes(context, actor, isSetup),
    insertCodes(context, actor, codeHashes, isSetup),
    {
      done: db
        .update(secondFactors)
        .set({ confirmedAt: at, lastPeriod: period })
        .where(and(isOwn(secondFactors.userId, actor), isSetup)),
    },
  ])
  return isDone
}

/** @returns false if there is no second factor */
export async function updateRecoveryCodes(context: Context, actor: SignedIn, { codeHashes, device }: Change) {
  const isOn = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isOwn(users.id, actor)} AND ${hasSecondFactor(users.id)})`
  const { isDone } = await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.recovery_codes_replaced',
      template: 'recovery_codes_replaced',
      details: detailsOf(context, device),
      isMeant: isOn,
    }),
    deleteCodes(context, actor, isOn),
    { done: insertCodes(context, actor, codeHashes, isOn).returning({ codeHash: recoveryCodes.codeHash }) },
  ])
  return isDone
}

/** The recovery codes go with the last second factor, so put the statement after the one that deletes it. */
export const withoutFactor = (actor: SignedIn) =>
  and(isOwn(recoveryCodes.userId, actor), sql`NOT ${hasSecondFactor(recoveryCodes.userId)}`)

export async function deleteFactor(context: Context, actor: SignedIn, device: string) {
  const { db } = context
  await actBatch(context, [
    ...insertOwnAct(context, actor, {
      action: 'account.second_factor_off',
      template: 'second_factor_off',
      details: detailsOf(context, device),
      isMeant: isConfirmed(actor),
    }),
    db.delete(signInTickets).where(isOwn(signInTickets.userId, actor)),
    { done: db.delete(secondFactors).where(isOwn(secondFactors.userId, actor)) },
    db.delete(recoveryCodes).where(withoutFactor(actor)),
  ])
}

/** Ends every session too, because whoever asked for it may not be the owner. Nobody does it to the super admin. */
export async function deleteFactorOf(
  context: Context,
  admin: SignedIn,
  { id, reason }: { id: string; reason: string },
) {
  const { db, at } = context
  const isByAdmin = sql`EXISTS (SELECT 1 ${fromAdmitted(admins, admin, at)})`
  const isMeant = sql`${users.id} = ${id} AND ${users.id} <> ${admin.userId}
    AND ${users.email} <> ${context.settings.superAdminEmail?.toLowerCase() ?? ''} AND ${isByAdmin} AND ${hasSecondFactor(users.id)}`
  const from = sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isMeant}`
  const exists = sql`EXISTS (SELECT 1 ${from})`
  const { isDone } = await actBatch(context, [
    {
      done: insertAuditRow(context, {
        action: 'user.second_factor_reset',
        subject: { type: 'user', id },
        detail: { reason },
        from,
      }),
    },
    insertOutboxRow(context, {
      template: 'second_factor_reset',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'reason', ${reason})`,
      from,
    }),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, id), sql`revoked_at IS NULL`, exists)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, id), exists)),
    // Each of these may be the last that makes `exists` true, so they come last, the app after the passkeys.
    db.delete(passkeys).where(and(eq(passkeys.userId, id), exists)),
    db.delete(secondFactors).where(and(eq(secondFactors.userId, id), exists)),
  ])
  return isDone
}

/** Notes the proof in the batch that uses up the code. @returns false if the code was used in the meantime */
export async function noteProof(context: Context, { sessionId }: SignedIn, code?: CodeProof) {
  const { db, at } = context
  const isNoted = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId}
    AND ${sessions.provedAt} = ${at})`
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(sessions)
        .set({ provedAt: at })
        .where(and(eq(sessions.id, sessionId), code?.isUnused)),
    },
    ...(code?.spend(isNoted) ?? []),
  ])
  return isDone
}
