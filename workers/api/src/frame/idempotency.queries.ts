import { idempotencyKeys } from '@kere/d1/schema/idempotency-keys'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../context.ts'

export interface StoredAnswer {
  requestHash: string
  /** Null while the request is under way. */
  status: number | null
  contentType: string | null
  body: string | null
}

interface NewKey {
  caller: string
  key: string
  requestHash: string
  createdAt: number
  /** A row made before this instant is treated as if it were not there. */
  expiredBefore: number
}

const isKey = ({ caller, key }: { caller: string; key: string }) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))

/**
 * Takes a key, or tells what is known of the request that has it.
 *
 * One insert settles who is first, however many arrive together; the read beside it is in the same batch and so sees the
 * row that won.
 */
export async function claimKey(
  db: Database,
  { expiredBefore, ...row }: NewKey,
): Promise<{ isOurs: true } | { isOurs: false; stored: StoredAnswer }> {
  const [claimed, stored] = await db.batch([
    db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoUpdate({
        target: [idempotencyKeys.caller, idempotencyKeys.key],
        set: { requestHash: row.requestHash, createdAt: row.createdAt, status: null, contentType: null, body: null },
        setWhere: lt(idempotencyKeys.createdAt, expiredBefore),
      })
      .returning({ key: idempotencyKeys.key }),
    db
      .select({
        requestHash: idempotencyKeys.requestHash,
        status: idempotencyKeys.status,
        contentType: idempotencyKeys.contentType,
        body: idempotencyKeys.body,
      })
      .from(idempotencyKeys)
      .where(isKey(row)),
  ])
  if (claimed.length > 0) return { isOurs: true }
  const [first] = stored
  if (!first) throw new Error('A key that is neither free nor taken')
  return { isOurs: false, stored: first }
}

export async function updateAnswer(
  db: Database,
  { caller, key, ...answer }: { caller: string; key: string } & Omit<StoredAnswer, 'requestHash'>,
) {
  await db.update(idempotencyKeys).set(answer).where(isKey({ caller, key }))
}
