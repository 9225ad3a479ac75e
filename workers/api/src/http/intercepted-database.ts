import { type D1, type Database, openDatabase } from '../base/context.ts'

export interface Statement {
  sql: string
  inner: D1PreparedStatement
}

interface Intercepted extends Statement {
  bind(...values: unknown[]): Intercepted
  run(): Promise<D1Result>
  all(): Promise<D1Result>
  raw(): Promise<unknown[][]>
}

interface Interception {
  /** Receives every statement, alone or with its batch. */
  ask(statements: readonly Statement[]): Promise<D1Result[]>
  /** Selects statements that go straight to D1 when they run outside a batch. */
  leavesAlone?(sql: string): boolean
}

export function interceptDatabase(d1: D1, { ask, leavesAlone = () => false }: Interception): Database {
  const wrap = (sql: string, inner: D1PreparedStatement): Intercepted => {
    const run = async () => {
      const [result] = await ask([{ sql, inner }])
      if (!result) throw new Error('The batch answered nothing')
      return result
    }
    const asked = leavesAlone(sql)
      ? { run: () => inner.run(), all: () => inner.all(), raw: () => inner.raw() }
      : {
          run,
          all: run,
          raw: async () => (await run()).results.map((row) => Object.values(row as Record<string, unknown>)),
        }
    return { sql, inner, bind: (...values) => wrap(sql, inner.bind(...values)), ...asked }
  }
  const client = { prepare: (sql: string) => wrap(sql, d1.prepare(sql)), batch: ask }
  // The cast is safe: drizzle and `openDatabase` call only these methods of a D1Database.
  return openDatabase(client as unknown as D1Database)
}
