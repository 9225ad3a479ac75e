import { profiles } from '@kere/d1/schema/accounts/profiles'
import { impactConfirmations } from '@kere/d1/schema/portfolio/impact-confirmations'
import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { mailboxInSql, mailboxOf } from '../../http/mailbox-rows.ts'
import { isOwn } from '../../http/own.ts'
import { entryColumns } from '../impact-entries/impact-entry-rows.ts'
import { expiredBefore } from './told-rows.ts'

interface Asked {
  entryId: string
  name: string
  email: string
  /** False if the confirmation is stored as asked without sending an email. */
  isMailed: boolean
}

/** Asks for a confirmation. An entry can have one open question; an expired one is replaced. */
export async function insertConfirmation(context: Context, user: SignedIn, { entryId, name, email, isMailed }: Asked) {
  const { db, at } = context
  const id = context.stableId('cnf')
  const mailId = context.stableId('out')
  const isTheirs = sql`EXISTS (SELECT 1 FROM impact_entries AS entry WHERE entry.id = ${entryId} AND entry.user_id = ${user.userId} AND entry.mark = 'own')`
  const hasRefused = sql`EXISTS (SELECT 1 FROM impact_confirmations AS refused WHERE refused.user_id = ${user.userId}
    AND ${mailboxInSql(sql`refused.email`)} = ${mailboxOf(email)} AND refused.state = 'refused')`
  const isSelf = sql`EXISTS (SELECT 1 FROM users AS self WHERE self.id = ${user.userId} AND ${mailboxInSql(sql`self.email`)} = ${mailboxOf(email)})`
  const { inserted, facts } = await namedBatch(db, [
    db
      .update(impactConfirmations)
      .set({ state: 'withdrawn' })
      .where(
        and(
          eq(impactConfirmations.entryId, entryId),
          isOwn(impactConfirmations.userId, user),
          sql`${impactConfirmations.state} = 'asked'`,
          lte(impactConfirmations.askedAt, expiredBefore(at)),
        ),
      ),
    insertSelect(
      db,
      impactConfirmations,
      { id, entryId, userId: user.userId, name, email, askedAt: at },
      sql`WHERE ${isTheirs} AND NOT ${hasRefused} AND NOT ${isSelf}`,
    ).onConflictDoNothing(),
    insertOutboxRow(context, {
      template: 'impact_confirmation_asked',
      userId: null,
      to: email,
      about: id,
      details: { confirmationId: id },
      id: mailId,
      from: sql`FROM ${impactConfirmations} WHERE ${impactConfirmations.id} = ${id} AND ${isMailed ? 1 : 0}
        AND NOT EXISTS (SELECT 1 FROM outbox AS sent WHERE sent.id = ${mailId})`,
    }),
    {
      inserted: db
        .select({ askedAt: impactConfirmations.askedAt })
        .from(impactConfirmations)
        .where(eq(impactConfirmations.id, id)),
    },
    {
      facts: db
        .select({
          mark: impactEntries.mark,
          hasRefused: sql<number>`${hasRefused}`.as('has_refused'),
          isSelf: sql<number>`${isSelf}`.as('is_self'),
        })
        .from(impactEntries)
        .where(and(eq(impactEntries.id, entryId), isOwn(impactEntries.userId, user))),
    },
  ])
  return { askedAt: inserted[0]?.askedAt, facts: facts[0] }
}

/** @returns whether the entry belongs to the user */
export async function updateToWithdrawn({ db }: Context, user: SignedIn, entryId: string) {
  const { found } = await namedBatch(db, [
    db
      .update(impactConfirmations)
      .set({ state: 'withdrawn' })
      .where(
        and(
          eq(impactConfirmations.entryId, entryId),
          isOwn(impactConfirmations.userId, user),
          sql`${impactConfirmations.state} = 'asked'`,
        ),
      ),
    {
      found: db
        .select({ id: impactEntries.id })
        .from(impactEntries)
        .where(and(eq(impactEntries.id, entryId), isOwn(impactEntries.userId, user))),
    },
  ])
  return found.length > 0
}

export const selectConfirmation = ({ db, at }: Pick<Context, 'db' | 'at'>, id: string) =>
  db
    .select({
      ...entryColumns,
      state: impactConfirmations.state,
      askedAt: impactConfirmations.askedAt,
      asked: sql<string>`${impactConfirmations.name}`.as('asked_name'),
      ownerName: shownName(at).as('owner_name'),
      isWithheld: impactEntries.isWithheld,
      entryUpdatedAt: sql<number>`${impactEntries.updatedAt}`.as('entry_updated_at'),
    })
    .from(impactConfirmations)
    .innerJoin(impactEntries, eq(impactEntries.id, impactConfirmations.entryId))
    .innerJoin(profiles, eq(profiles.id, impactConfirmations.userId))
    .where(eq(impactConfirmations.id, id))

export type ConfirmationRow = Awaited<ReturnType<typeof selectConfirmation>>[number]

const isOpen = (id: string, now: number) =>
  and(
    eq(impactConfirmations.id, id),
    sql`${impactConfirmations.state} = 'asked'`,
    gt(impactConfirmations.askedAt, expiredBefore(now)),
  )

interface Confirmed {
  id: string
  name: string
  /** The time of the entry's last change, as the person read it. */
  seen: number
}

/** Confirms the entry in the state that the person saw, and notifies its owner. */
export async function updateToConfirmed(context: Context, { id, name, seen }: Confirmed) {
  const { db, at } = context
  const seenEntry = (mark: string) => sql`SELECT entry.id FROM impact_entries AS entry
    WHERE entry.id = ${impactConfirmations.entryId} AND entry.updated_at = ${seen} AND entry.mark = ${mark} AND entry.is_withheld = 0`
  const isConfirmable = sql`${isOpen(id, at)} AND EXISTS (${seenEntry('own')})`
  const { isDone } = await actBatch(context, [
    tellOwner(context, { id, name, template: 'impact_confirmation_given' }, isConfirmable),
    db
      .update(impactEntries)
      .set({ mark: 'confirmed', confirmedBy: name })
      .where(
        sql`${impactEntries.id} = (SELECT ${impactConfirmations.entryId} FROM ${impactConfirmations} WHERE ${isConfirmable})`,
      ),
    // Only an open question can be answered, so no other answer has confirmed the entry.
    {
      done: db
        .update(impactConfirmations)
        .set({ state: 'confirmed', answeredAt: at })
        .where(sql`${isOpen(id, at)} AND EXISTS (${seenEntry('confirmed')})`),
    },
  ])
  return isDone
}

export async function updateToRefused(context: Context, id: string) {
  const { db, at } = context
  const { isDone } = await actBatch(context, [
    tellOwner(context, { id, name: null, template: 'impact_confirmation_declined' }, sql`${isOpen(id, at)}`),
    {
      done: db.update(impactConfirmations).set({ state: 'refused', answeredAt: at }).where(isOpen(id, at)),
    },
  ])
  return isDone
}

interface Told {
  id: string
  name: string | null
  template: 'impact_confirmation_given' | 'impact_confirmation_declined'
}

const tellOwner = (context: Context, { name, template }: Told, where: ReturnType<typeof sql>) =>
  insertOutboxRow(context, {
    template,
    userId: sql`${impactConfirmations.userId}`,
    to: sql`owner.email`,
    about: sql`${impactConfirmations.id}`,
    details: sql`json_object('name', coalesce(${name}, ${impactConfirmations.name}), 'entry', told.title, 'entryId', told.id)`,
    from: sql`FROM ${impactConfirmations} JOIN impact_entries AS told ON told.id = ${impactConfirmations.entryId}
      JOIN users AS owner ON owner.id = ${impactConfirmations.userId} WHERE ${where}`,
  })
