import type { Role } from '@kere/contracts/accounts/roles'
import { knownDevices } from '@kere/d1/schema/accounts/known-devices'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '../../base/context.ts'
import { hasSecondFactor } from '../../http/admitted-row.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import type { ThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { deleteActs } from '../../base/throttle/throttle-rows.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { bar } from './account-rows.ts'
import { devicesKnown, newDeviceMailMs } from './auth.domain.ts'

/** A second step that was right when it was looked at. `spend` uses it up once the session has begun. */
export interface SecondStepProof {
  isUnused: readonly SQL[]
  spend: (isUsed: SQL) => BatchItem<'sqlite'>[]
}

interface SignIn {
  session: typeof sessions.$inferInsert
  passwordHash: string | null
  role: Role
  keys: ThrottleKeys | null
  proof: SecondStepProof | undefined
  replacedFamilyHash: string | null
  deviceHash: string
  device: string
}

/**
 * Inserts a session, ends the browser's previous one, and writes a mail if the browser is new.
 * @returns whether the password was still the same
 */
export async function insertSession(context: Context, signIn: SignIn): Promise<boolean> {
  const { db, at } = context
  const { session, keys, proof, passwordHash, role, replacedFamilyHash, deviceHash, device } = signIn
  // Nobody signs in before their address is proven (U-02).
  const isUnchanged = sql`${users.id} = ${session.userId} AND ${users.emailVerifiedAt} IS NOT NULL AND ${bar} IS NULL
    AND ${passwordHash === null ? sql`TRUE` : sql`${users.passwordHash} = ${passwordHash}`}
    AND ${proof ? sql.join([...proof.isUnused], sql` AND `) : sql`NOT ${hasSecondFactor(users.id)}`}`
  const fromUnchanged = sql`FROM ${users} WHERE ${isUnchanged}`
  const devicesOfTheirs = sql`SELECT 1 FROM ${knownDevices} WHERE ${knownDevices.userId} = ${users.id}`
  const [inserted] = await db.batch([
    insertSelect(db, sessions, session, fromUnchanged).returning({ id: sessions.id }),
    ...(keys ? [deleteActs(db, keys)] : []),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.familyHash, replacedFamilyHash ?? ''), isNull(sessions.revokedAt))),
    insertAuditRow(context, {
      action: 'session.signed_in',
      actor: { userId: session.userId, role },
      subject: { type: 'session', id: session.id },
      from: fromUnchanged,
    }),
    insertOutboxRow(context, {
      template: 'new_device',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'device', ${device}, 'at', ${new Date(at).toISOString()})`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isUnchanged} AND EXISTS (${devicesOfTheirs})
        AND NOT EXISTS (${devicesOfTheirs} AND ${knownDevices.deviceHash} = ${deviceHash})
        AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.userId} = ${users.id} AND ${outbox.template} = 'new_device'
          AND ${outbox.createdAt} > ${at - newDeviceMailMs} AND json_extract(${outbox.details}, '$.device') = ${device})`,
    }),
    insertSelect(
      db,
      knownDevices,
      { userId: sql`${users.id}`, deviceHash, firstSeenAt: at, lastSeenAt: at },
      fromUnchanged,
    ).onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: at } }),
    db.delete(knownDevices).where(
      and(
        eq(knownDevices.userId, session.userId),
        inArray(
          knownDevices.deviceHash,
          sql`(SELECT device_hash FROM known_devices WHERE user_id = ${session.userId}
            ORDER BY last_seen_at DESC LIMIT -1 OFFSET ${devicesKnown})`,
        ),
      ),
    ),
    ...(proof?.spend(sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${session.id})`) ?? []),
  ])
  return inserted.length > 0
}
