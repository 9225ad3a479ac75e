import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../schema.registry.ts'

export const tables = Object.values(schema).flatMap((module) =>
  Object.values<unknown>(module).filter((exported) => is(exported, SQLiteTable)),
)
