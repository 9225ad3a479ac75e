import { env } from 'cloudflare:workers'

/** Stands in for one statement of a batch; known to fail only when it runs. */
const overflow = 'SELECT abs(-9223372036854775807 - 1)'

/** @param broken place in the batch that writes a mail, or `null` to let all pass */
export function breakingDatabase(broken: number | null) {
  const written = new WeakMap<D1PreparedStatement, string>()
  const batches: number[] = []

  const remember = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    written.set(statement, sql)
    return Object.assign(statement, { bind: (...values: unknown[]) => remember(bind(...values), sql) })
  }
  const db = {
    prepare: (sql: string) => remember(env.DB.prepare(sql), sql),
    batch: (statements: D1PreparedStatement[]) => {
      if (!statements.some((statement) => written.get(statement)?.startsWith('insert into "outbox"')))
        return env.DB.batch(statements)
      batches.push(statements.length)
      return env.DB.batch(
        statements.map((statement, place) => (place === broken ? env.DB.prepare(overflow) : statement)),
      )
    },
    // drizzle and the API use no more of a D1Database than this.
  } as unknown as D1Database
  return { db, batches }
}
