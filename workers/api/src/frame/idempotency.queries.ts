import type { Access } from '@kere/contracts/endpoint'
import { idempotencyKeys } from '@kere/d1/schema/idempotency-keys'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../context.ts'
import { insertSelect } from './insert-select.ts'
import {
  countForUser,
  countMutation,
  isWithinBudget,
  isWithinUserBudget,
  type Spender,
  toSpent,
  type UserSpender,
} from './mutation-budget.queries.ts'
import { fromAdmitted } from './admitted-row.ts'
import { selectLiveUser } from './session-check.queries.ts'

export interface StoredAnswer {
  requestHash: string
  /** Null while the request is under way. */
  status: number | null
  contentType: string | null
  body: string | null
}

/** Of all who are not signed in. */
export const visitorCaller = 'visitor'

export interface NewKey {
  caller: string
  key: string
  requestHash: string
  createdAt: number
  /** A row made before this instant counts as absent. */
  expiredBefore: number
}

type Claim = { isOurs: true } | { isOurs: false; stored: StoredAnswer }

/** `caller` may be told by the statement itself. */
type Named<Row extends { caller: string }> = Omit<Row, 'caller'> & { caller: string | SQL }

const isKey = ({ caller, key }: Named<Pick<NewKey, 'caller' | 'key'>>) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))

/** Beyond the budget no key is taken. */
export async function claimKey(db: Database, row: NewKey, spender: Spender) {
  const [spent, claimed, stored] = await db.batch([
    countMutation(db, spender),
    insertKey(db, row, sql`WHERE ${isWithinBudget(spender)}`),
    selectAnswer(db, row),
  ])
  return { spent: toSpent(spent), claim: () => claimOf(claimed, stored) }
}

interface Asked {
  signedIn: SignedIn
  access: Access
  now: number
  spender: UserSpender
}

/**
 * Nobody unadmitted or over budget takes a key; where access is optional, an ended session takes a visitor's. `claim` follows the
 * check, because it tells an earlier answer.
 */
export async function checkAndClaim(db: Database, { signedIn, access, now, spender }: Asked, row: NewKey) {
  const admitted = fromAdmitted(access, signedIn, now)
  const isWithin = isWithinUserBudget(spender)
  const isOptional = access === 'optional'
  const caller = isOptional
    ? sql`CASE WHEN EXISTS (SELECT 1 ${admitted}) THEN ${row.caller} ELSE ${visitorCaller} END`
    : row.caller
  const [spent, spentByUser, [live], claimed, stored] = await db.batch([
    countMutation(db, spender),
    countForUser(db, spender),
    selectLiveUser(db, signedIn, now),
    insertKey(db, { ...row, caller }, isOptional ? sql`WHERE ${isWithin}` : sql`${admitted} AND ${isWithin}`),
    selectAnswer(db, { ...row, caller }),
  ])
  return { live: live ?? null, spent: toSpent(spent, spentByUser), claim: () => claimOf(claimed, stored) }
}

export async function checkAndCount(db: Database, { signedIn, now, spender }: Omit<Asked, 'access'>) {
  const [spent, spentByUser, [live]] = await db.batch([
    countMutation(db, spender),
    countForUser(db, spender),
    selectLiveUser(db, signedIn, now),
  ])
  return { live: live ?? null, spent: toSpent(spent, spentByUser) }
}

/** One insert settles who is first; the read beside it is in the same batch. */
function insertKey(db: Database, { caller, key, requestHash, createdAt, expiredBefore }: Named<NewKey>, from: SQL) {
  return insertSelect(db, idempotencyKeys, { caller, key, requestHash, createdAt }, from)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { requestHash, createdAt, status: null, contentType: null, body: null },
      setWhere: lt(idempotencyKeys.createdAt, expiredBefore),
    })
    .returning({ key: idempotencyKeys.key })
}

const selectAnswer = (db: Database, row: Named<NewKey>) =>
  db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      contentType: idempotencyKeys.contentType,
      body: idempotencyKeys.body,
    })
    .from(idempotencyKeys)
    .where(isKey(row))

function claimOf(claimed: readonly unknown[], [first]: readonly StoredAnswer[]): Claim {
  if (claimed.length > 0) return { isOurs: true }
  if (!first) throw new Error('A key that is neither free nor taken')
  return { isOurs: false, stored: first }
}

export async function updateAnswer(
  db: Database,
  { caller, key, ...answer }: { caller: string; key: string } & Omit<StoredAnswer, 'requestHash'>,
) {
  await db.update(idempotencyKeys).set(answer).where(isKey({ caller, key }))
}
