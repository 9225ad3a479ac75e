import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from './schema.registry.ts'

/** Every table of the database. */
export const tables = Object.values(schema).flatMap((module) =>
  Object.values<unknown>(module).filter((exported) => is(exported, SQLiteTable)),
)
