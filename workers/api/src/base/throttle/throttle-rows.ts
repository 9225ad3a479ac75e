import { throttledActs } from '@kere/d1/schema/base/throttled-acts'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../context.ts'
import { insertSelect } from '../insert-select.ts'
import type { ThrottleKeys } from './throttle-keys.ts'
import { type Budget, fullForMs, type ThrottleLimit, type ThrottleScope, waitMs } from './throttle.domain.ts'

/**
 * Takes one act from every budget, or from none. A single insert checks the limits and counts, so that of fifty
 * simultaneous acts only as many pass as the limit allows.
 */
export async function consumeRateLimit(db: Database, budgets: readonly Budget[], now: number) {
  const windows = budgets.flatMap((budget) => windowsOf(budget, now))
  const ceilings = budgets.flatMap((budget) => ceilingOf(budget, now))
  const hasRoom = sql.join(
    [
      ...windows.map((window) => sql`NOT ${isFull(db, window)}`),
      ...ceilings.map(({ whole, shares }) => {
        const isShareFull = shares.map((window) => isFull(db, window))
        return sql`(NOT ${isFull(db, whole)} OR NOT (${sql.join(isShareFull, sql` OR `)}))`
      }),
    ],
    sql` AND `,
  )
  const rows = sql.join(
    budgets.map(({ keys: { accountHash, networkHash, siteHash, blockHash, rateLimitKey: act }, ceiling }) => {
      const [block, of] = ceiling ? [blockHash, act] : [null, null]
      return sql`(${accountHash}, ${networkHash}, ${siteHash}, ${block}, ${of})`
    }),
    sql`, `,
  )
  const row = {
    accountHash: sql`column1`,
    networkHash: sql`column2`,
    siteHash: sql`column3`,
    blockHash: sql`column4`,
    act: sql`column5`,
    at: now,
  }
  const asked = [...windows, ...ceilings.flatMap(({ whole, shares }) => [whole, ...shares])]
  const [taken, ...read] = await db.batch([
    insertSelect(db, throttledActs, row, sql`FROM (VALUES ${rows}) WHERE ${hasRoom}`).returning({
      id: throttledActs.id,
    }),
    ...asked.map((window): BatchItem<'sqlite'> => selectLimitLast(db, window)),
  ])
  // The cast restores the types that a batch of varying length loses.
  const found = read as { at: number }[][]
  const fullFor = (window: Window) => fullForMs(window, found[asked.indexOf(window)]?.[0]?.at, now)
  return {
    taken: taken.map(({ id }) => id),
    isCrowded: ceilings.some(({ whole }) => fullFor(whole) > 0),
    waitMs: waitMs(
      windows.map(fullFor),
      ceilings.map(({ whole, shares }) => ({ whole: fullFor(whole), shares: shares.map(fullFor) })),
    ),
  }
}

export const giveBackActs = (db: Database, taken: readonly number[]) =>
  db.delete(throttledActs).where(inArray(throttledActs.id, [...taken]))

export const deleteActs = (db: Database, keys: ThrottleKeys) =>
  db
    .delete(throttledActs)
    .where(and(eq(throttledActs.accountHash, keys.accountHash), eq(throttledActs.siteHash, keys.siteHash)))

export const deleteActsOfAccount = (db: Database, { accountHash }: Pick<ThrottleKeys, 'accountHash'>) =>
  db.delete(throttledActs).where(eq(throttledActs.accountHash, accountHash))

interface Window extends ThrottleLimit {
  acts: SQL | undefined
}

const windowsOf = ({ keys, limits }: Budget, now: number): Window[] =>
  // The cast restores the type of the keys, which `Object.entries` loses.
  (Object.entries(limits) as [ThrottleScope, ThrottleLimit][]).map(([scope, limit]) => ({
    ...limit,
    acts: and(isOf(scope, keys), gt(throttledActs.at, now - limit.windowMs)),
  }))

function ceilingOf({ keys, ceiling }: Budget, now: number): { whole: Window; shares: Window[] }[] {
  if (!ceiling) return []
  const { limit, windowMs, share, most } = ceiling
  const isRecent = gt(throttledActs.at, now - windowMs)
  const all = and(eq(throttledActs.act, keys.rateLimitKey), isRecent)
  return [
    {
      whole: { limit, windowMs, acts: all },
      shares: [
        { limit: share.site, windowMs, acts: and(eq(throttledActs.siteHash, keys.siteHash), isRecent) },
        { limit: share.block, windowMs, acts: and(eq(throttledActs.blockHash, keys.blockHash), isRecent) },
        { limit: most, windowMs, acts: all },
      ],
    },
  ]
}

function isOf(scope: ThrottleScope, { accountHash, networkHash, siteHash }: ThrottleKeys) {
  const isAccount = eq(throttledActs.accountHash, accountHash)
  const isSite = eq(throttledActs.siteHash, siteHash)
  return {
    account: isAccount,
    network: eq(throttledActs.networkHash, networkHash),
    site: isSite,
    both: and(isAccount, isSite),
  }[scope]
}

/** Selects the act that fills a window, if it is full. */
const selectLimitLast = (db: Database, { limit, acts }: Window) =>
  db
    .select({ at: throttledActs.at })
    .from(throttledActs)
    .where(acts)
    .orderBy(desc(throttledActs.at))
    .limit(1)
    .offset(limit - 1)

const isFull = (db: Database, window: Window) => sql`EXISTS ${selectLimitLast(db, window)}`
