import { env } from 'cloudflare:workers'

const writes = /^\s*(insert|update|delete|with)\b/i

/**
 * The database of a worker that is killed at one of its writes, before or after it is committed. A batch is one write.
 * @param place that of the write, from 1
 */
export function databaseDyingAt(place: number, moment: 'before' | 'after') {
  let written = 0
  let isDead = false
  const gone = () => Promise.reject(new Error('The worker is gone'))

  async function run<Result>(isWrite: boolean, act: () => Promise<Result>): Promise<Result> {
    if (isDead) return gone()
    if (!isWrite || (written += 1) !== place) return act()
    isDead = true
    if (moment === 'after') await act()
    return gone()
  }

  const guard = (statement: D1PreparedStatement, isWrite: boolean): D1PreparedStatement => {
    const { bind, run: runs, all, raw } = statement
    return Object.assign(statement, {
      bind: (...values: unknown[]) => guard(bind.call(statement, ...values), isWrite),
      run: async () => run(isWrite, async () => runs.call(statement)),
      all: async () => run(isWrite, async () => all.call(statement)),
      raw: async () => run(isWrite, async () => raw.call(statement)),
    })
  }
  const db = {
    prepare: (sql: string) => guard(env.DB.prepare(sql), writes.test(sql)),
    batch: async (statements: D1PreparedStatement[]) => run(true, async () => env.DB.batch(statements)),
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
  return { db, hasDied: () => isDead, writes: () => written }
}
