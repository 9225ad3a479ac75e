import type { Language } from '@kere/contracts/accounts/languages'
import { limits } from '@kere/contracts/http/limits'
import { accountTokens } from '@kere/d1/schema/accounts/account-tokens'
import { outbox } from '@kere/d1/schema/console/outbox'
import { notifications } from '@kere/d1/schema/notifications/notifications'
import { and, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { isAgreedTo } from '../../accounts/guardians/agreed-rows.ts'
import type { Database } from '../../base/context.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { mailTemplates, usualChoices } from '../labels.ts'
import { purposeOfKind } from './kind-purpose-rows.ts'
import { backoffSeconds, deathReasons, sweptAtOnce } from './outbox.domain.ts'

// The conditions are literal SQL, because SQLite does not use a partial index for a parameter.
const isPending = sql`state = 'pending'`
const isLeased = sql`state = 'leased'`
const isHeld = sql`(${isLeased} AND is_handed_over = 0)`

/** NULL for a mail that has nothing left to say. */
const saidBy = (now: number) =>
  sql`CASE template ${sql.join(
    Object.entries(mailTemplates).flatMap(([template, { says }]) =>
      says ? [sql`WHEN ${template} THEN ${says(now)} `] : [],
    ),
  )} ELSE '{}' END`

/**
 * The reader's current choice for the kind of the mail. Only `email` allows it to be sent, and nothing that can be chosen
 * is sent to a person under 18 whose guardian does not agree to what it is about.
 */
const choiceAt = (
  now: number,
) => sql`CASE WHEN json_extract(${JSON.stringify(usualChoices)}, '$.' || outbox.kind) IS NULL THEN 'email'
  WHEN NOT ${isAgreedTo(purposeOfKind(sql`outbox.kind`), sql`outbox.user_id`, now)} THEN 'bell'
  ELSE coalesce(
    (SELECT chosen.choice FROM notification_preferences AS chosen
      WHERE chosen.user_id = outbox.user_id AND chosen.kind = outbox.kind),
    json_extract(${JSON.stringify(usualChoices)}, '$.' || outbox.kind)) END`

/**
 * Leases a mail that is due, in one batch. If its reader wants no email, or only the daily one, the mail is deleted and
 * its notification stays. If its link is void or nothing is left to say, the mail becomes dead. Until a leased mail is
 * handed over, any worker may lease it again.
 */
export async function updateToLeased(db: Database, id: string, { now, dueBefore }: { now: number; dueBefore: number }) {
  const hasGoodLink = sql`(token_id IS NULL OR EXISTS (SELECT 1 FROM ${accountTokens} AS token
    WHERE token.id = outbox.token_id AND token.used_at IS NULL AND token.expires_at > ${now}))`
  const said = saidBy(now)
  const choice = choiceAt(now)
  const isGood = sql`(${hasGoodLink} AND ${said} IS NOT NULL)`
  const isDue = and(eq(outbox.id, id), or(and(isPending, lte(outbox.dueAt, dueBefore)), isHeld))
  const isUnwanted = and(isDue, sql`${choice} <> 'email'`)
  const chosen = sql`(SELECT ${choice} FROM ${outbox} WHERE ${isUnwanted})`
  const keep = db
    .update(notifications)
    .set({ mailId: null, digestSince: sql`CASE WHEN ${chosen} = 'digest' AND read_at IS NULL THEN ${now} END` })
    .where(and(eq(notifications.mailId, id), sql`${chosen} IS NOT NULL`))
  const withhold = db.delete(outbox).where(isUnwanted).returning({ template: outbox.template })
  const lease = db
    .update(outbox)
    .set({
      state: sql`CASE WHEN ${isGood} THEN 'leased' ELSE 'dead' END`,
      attempts: sql`attempts + (${isGood} AND ${isPending})`,
      leasedAt: sql`max(${now}, coalesce(leased_at + 1, 0))`,
      isHandedOver: false,
      lastError: sql`CASE WHEN NOT ${hasGoodLink} THEN ${deathReasons.linkVoid}
        WHEN ${isGood} THEN last_error ELSE ${deathReasons.nothingToSay} END`,
    })
    .where(isDue)
    .returning({
      id: outbox.id,
      userId: outbox.userId,
      kind: outbox.kind,
      state: outbox.state,
      // The cast is safe: this statement sets the column in every row.
      leasedAt: sql<number>`leased_at`.as('leased_at'),
      template: outbox.template,
      to: outbox.toAddress,
      details: outbox.details,
      tokenId: outbox.tokenId,
      language: sql<Language>`coalesce(language, (SELECT reader.language FROM users AS reader
        WHERE reader.id = outbox.user_id), 'en')`.as('language'),
      purpose: sql<typeof accountTokens.$inferSelect.purpose | null>`(SELECT token.purpose
        FROM account_tokens AS token WHERE token.id = outbox.token_id)`.as('purpose'),
      said: sql<string | null>`${said}`.as('said'),
    })
  const { withheld, leased } = await namedBatch(db, [keep, { withheld: withhold }, { leased: lease }])
  return { withheld: withheld.at(0), row: leased.at(0) }
}

/** Records that the mail is about to be sent. It can be repeated: the same lease always gets the same answer. */
export async function updateToHandedOver(db: Database, id: string, leasedAt: number) {
  const rows = await db
    .update(outbox)
    .set({ isHandedOver: true })
    .where(and(eq(outbox.id, id), isLeased, eq(outbox.leasedAt, leasedAt)))
    .returning({ id: outbox.id })
  return rows.length > 0
}

/** Records in any state that the mail was sent, because it has left. */
export const updateToSent = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lastError: null })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent')))

/** Records a failure, if this lease is still the current one. */
export async function updateToFailed(
  db: Database,
  id: string,
  { leasedAt, now, reason }: { leasedAt: number; now: number; reason: string },
) {
  const pauseSeconds = sql`coalesce(json_extract(${JSON.stringify(backoffSeconds)}, '$[' || (attempts - 1) || ']'), 0)`
  const rows = await db
    .update(outbox)
    .set({
      state: sql`CASE WHEN attempts < ${limits.mailAttempts} THEN 'pending' ELSE 'dead' END`,
      dueAt: sql`${now} + 1000 * ${pauseSeconds}`,
      leasedAt: null,
      lastError: reason,
    })
    .where(and(eq(outbox.id, id), isLeased, eq(outbox.leasedAt, leasedAt)))
    .returning({ state: outbox.state, dueAt: outbox.dueAt })
  return rows.at(0)
}

export const updateToDead = (db: Database, id: string) =>
  db
    .update(outbox)
    .set({ state: 'dead', lastError: sql`coalesce(last_error, ${deathReasons.givenUp})` })
    .where(and(eq(outbox.id, id), or(isPending, isHeld)))

/**
 * Finds mails to queue again, and leases that ended without a report. A mail that was never handed over does not count
 * as tried. Due rows are postponed to now, so that the next sweep finds others first.
 */
export async function updateStale(
  db: Database,
  { now, leasedBefore, dueBefore, isBulk }: { now: number; leasedBefore: number; dueBefore: number; isBulk: boolean },
) {
  const longestDue = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isPending, eq(outbox.isBulk, isBulk), lte(outbox.dueAt, dueBefore)))
    .orderBy(outbox.dueAt)
    .limit(sweptAtOnce)
  const [, unknown, due] = await db.batch([
    db
      .update(outbox)
      .set({ state: 'pending', attempts: sql`attempts - 1` })
      .where(and(isHeld, lt(outbox.leasedAt, dueBefore))),
    db
      .update(outbox)
      .set({ state: 'unknown' })
      .where(and(isLeased, lt(outbox.leasedAt, leasedBefore)))
      .returning({ id: outbox.id }),
    db.update(outbox).set({ dueAt: now }).where(inArray(outbox.id, longestDue)).returning({ id: outbox.id }),
  ])
  return { unknown: unknown.map(({ id }) => id), due: due.map(({ id }) => id) }
}
