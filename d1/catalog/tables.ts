import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AdminQueue } from '../declarations/admin-queues.ts'
import * as schema from '../schema.registry.ts'

export const adminQueues: readonly AdminQueue[] = Object.values(schema).flatMap((table) =>
  'adminQueues' in table ? table.adminQueues : [],
)

export const tables = Object.values(schema).flatMap((module) =>
  Object.values<unknown>(module).filter((exported) => is(exported, SQLiteTable)),
)
