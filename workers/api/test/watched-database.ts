export interface Watched {
  db: D1Database
  roundTrips: number
  rowsRead: number
  statements: Statement[]
}

export interface Statement {
  sql: string
  values: unknown[]
}

export function watch(d1: D1Database): Watched {
  const { db, statements } = recordStatements(d1)
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const count = <Result extends D1Result>(results: Result[]) => {
    watched.roundTrips += 1
    watched.rowsRead += results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
    return results
  }

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const run = async () => count([await statement.all()])[0]
    const wrapped = {
      bind: (...bound: unknown[]) => wrap(statement.bind(...bound)),
      run,
      all: run,
      // The rows are requested as objects, because D1 reports the number of rows read only then.
      raw: async (): Promise<unknown[][]> => ((await run())?.results ?? []).map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }

  const watched: Watched = {
    roundTrips: 0,
    rowsRead: 0,
    statements,
    db: {
      prepare: (sql: string) => wrap(db.prepare(sql)),
      batch: async (batched: D1PreparedStatement[]) =>
        count(await db.batch(batched.map((statement) => originals.get(statement) ?? statement))),
      // The cast is safe: drizzle and the API call only these methods of a D1Database.
    } as unknown as D1Database,
  }
  return watched
}

/**
 * Records the statements and counts nothing. Rows are returned as they are requested, so that columns with the same
 * name stay two.
 */
export function recordStatements(d1: D1Database): { db: D1Database; statements: Statement[] } {
  const statements: Statement[] = []
  const asked = new WeakMap<D1PreparedStatement, Statement>()

  const wrap = (statement: D1PreparedStatement, sql: string, values: unknown[]): D1PreparedStatement => {
    asked.set(statement, { sql, values })
    const noting =
      <Given extends unknown[], Answer>(ask: (...given: Given) => Answer) =>
      (...given: Given) => {
        statements.push({ sql, values })
        return ask.apply(statement, given)
      }
    const bind = statement.bind.bind(statement)
    return Object.assign(statement, {
      bind: (...bound: unknown[]) => wrap(bind(...bound), sql, bound),
      run: noting(statement.run),
      all: noting(statement.all),
      raw: noting(statement.raw),
    })
  }
  const db = {
    prepare: (sql: string) => wrap(d1.prepare(sql), sql, []),
    batch: (batched: D1PreparedStatement[]) => {
      statements.push(...batched.flatMap((statement) => asked.get(statement) ?? []))
      return d1.batch(batched)
    },
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
  return { db, statements }
}
