import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AdminQueue } from '../declarations/admin-queues.ts'
import type { SystemFact } from '../declarations/system-facts.ts'
import * as schema from '../schema.registry.ts'

export const adminQueues: readonly AdminQueue[] = Object.values(schema).flatMap((table) =>
  'adminQueues' in table ? table.adminQueues : [],
)

export const systemFacts: readonly SystemFact[] = Object.values(schema).flatMap((table) =>
  'systemFacts' in table ? table.systemFacts : [],
)

export const tables = Object.values(schema).flatMap((module) =>
  Object.values<unknown>(module).filter((exported) => is(exported, SQLiteTable)),
)
