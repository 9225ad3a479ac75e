import { env } from 'cloudflare:workers'

/**
 * Behaves as if the worker were killed once its act is committed: neither an answer nor a failure is written under its
 * key.
 */
export const databaseOfKilledWorker = {
  prepare: (sql: string) => {
    const fail = () => Promise.reject(new Error('The worker is gone'))
    const gone = { raw: fail, run: fail, all: fail }
    const isAnswer = sql.startsWith('update "idempotency_keys" set "lease_id"')
    return isAnswer ? { ...gone, bind: () => gone } : env.DB.prepare(sql)
  },
  batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  // drizzle and the API use no more of a D1Database than this.
} as unknown as D1Database
