import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'

/**
 * Simulates a worker that is killed once its act is committed: neither an answer nor a failure is stored under its key.
 */
export const databaseOfKilledWorker = {
  prepare: (sql: string) => {
    const fail = () => Promise.reject(new Error('The worker is gone'))
    const gone = { raw: fail, run: fail, all: fail }
    const isAnswer = sql.startsWith('update "idempotency_keys" set "lease_id"')
    return isAnswer ? { ...gone, bind: () => gone } : env.DB.prepare(sql)
  },
  batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  // The cast is safe: drizzle and the API call only these methods of a D1Database.
} as unknown as D1Database

/** Simulates a worker that is killed before its act reaches the database. */
const databaseKilledBeforeCommit = {
  prepare: (sql: string) => env.DB.prepare(sql),
  batch: () => Promise.reject(new Error('The worker is gone')),
} as unknown as D1Database

type Api = ReturnType<typeof startApi>

/** Begins an act 100 times. It is killed alternately before the commit and after it. */
export async function killHundredTimes(begin: (api: Api) => Promise<unknown>) {
  const killed = [databaseKilledBeforeCommit, databaseOfKilledWorker].map((db) => startApi({ db }))
  for (let kill = 0; kill < 100; kill += 1) await begin(killed[kill % 2]!)
}
