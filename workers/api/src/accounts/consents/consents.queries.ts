import type { ConsentPurpose } from '@kere/contracts/accounts/consents-options'
import { consentSwitches } from '@kere/d1/catalog/consent-switches'
import { consents } from '@kere/d1/schema/accounts/consents'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { isOwn } from '../../http/own.ts'

const mostEntries = 500

export const selectConsents = (db: Database, user: SignedIn) =>
  db
    .select({
      purpose: consents.purpose,
      words: consents.words,
      version: consents.version,
      language: consents.language,
      givenAt: consents.givenAt,
      givenBy: consents.giver,
      withdrawnAt: consents.withdrawnAt,
      withdrawnBy: consents.withdrawer,
    })
    .from(consents)
    .where(isOwn(consents.userId, user))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(mostEntries)

export type ConsentRow = Awaited<ReturnType<typeof selectConsents>>[number]

/**
 * Turns off the switch that stands for the consent, whose trigger enters the withdrawal in the same statement. What a
 * guardian has agreed to has no switch.
 */
export async function withdrawOwn(context: Context, user: SignedIn, purpose: ConsentPurpose) {
  const { db, at } = context
  const isOpen = and(isOwn(consents.userId, user), eq(consents.purpose, purpose), isNull(consents.withdrawnAt))
  const { rows } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'consent.withdrawn',
      subject: { type: 'user', id: user.userId },
      detail: { purpose },
      from: sql`FROM ${consents} WHERE ${isOpen}`,
    }),
    ...consentSwitches.flatMap(({ table, turnOff, ...each }) => {
      if (!turnOff || each.purpose !== purpose) return []
      const { set, where } = turnOff({ userId: user.userId, at })
      return [db.update(table).set(set).where(where)]
    }),
    db.update(consents).set({ withdrawnAt: at, withdrawer: 'self' }).where(isOpen),
    { rows: selectConsents(db, user) },
  ])
  return rows
}
