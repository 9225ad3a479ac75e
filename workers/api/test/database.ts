import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'

export const db = drizzle(env.DB)

const prepare = (sql: string, values: readonly unknown[]) => env.DB.prepare(sql).bind(...values)

/** Runs a statement for which no endpoint exists, such as one that moves a date. */
export const run = (sql: string, ...values: unknown[]) => prepare(sql, values).run()

export const all = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (await prepare(sql, values).all<Row>()).results
