import type { Context, D1 } from '../base/context.ts'
import { hmac } from '../base/digests.ts'
import { idsFrom } from '../base/new-id.ts'
import { type DoneActs, type Lease, updateDone } from './idempotency.queries.ts'
import { openLeasedDatabase, openReadingDatabase } from './leased-database.ts'

type Try = Pick<Context, 'db' | 'stableId' | 'isDone' | 'kept' | 'markDone'>

/** A request without an idempotency key is tried once. */
export const onlyTry = (db: Context['db'], stableId: Context['stableId']): Try => ({
  db,
  stableId,
  isDone: false,
  kept: '',
  markDone: () => [],
})

interface Leased {
  d1: D1
  secret: string
  lease: Lease
  firstAt: number
  done: DoneActs
}

/** @returns the try of the whole act, and a try for each single item by its id */
export function triesUnder({ d1, secret, lease, firstAt, done }: Leased) {
  const db = openLeasedDatabase(d1, lease)
  const tryOf = async (what: string, seed: string): Promise<Try> => {
    const kept = done[what]
    const isDone = kept !== undefined
    return {
      db: isDone ? openReadingDatabase(d1) : db,
      stableId: idsFrom(await hmac(secret, seed), firstAt),
      isDone,
      kept: kept ?? '',
      markDone: (toKeep) => [updateDone(db, lease, { what, kept: toKeep })],
    }
  }
  const seed = `ids ${lease.caller} ${lease.key}`
  return {
    ofAct: () => tryOf('act', seed),
    ofOne: (id: string) => tryOf(id, `${seed} ${id}`),
    doneOnes: Object.keys(done).filter((what) => what !== 'act'),
  }
}
