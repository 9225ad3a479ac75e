import { env } from 'cloudflare:workers'

/** A statement that fails only when it runs. It replaces one statement of a batch. */
const overflow = 'SELECT abs(-9223372036854775807 - 1)'

/** @param broken place of the statement to break, in the batch that writes a mail; `null` breaks none */
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
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
  return { db, batches }
}
