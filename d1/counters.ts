import type { SQL } from 'drizzle-orm'
import type { Counter, Sum } from './counter-rule.ts'
import * as schema from './schema.registry.ts'

export const counters: readonly Counter[] = Object.values(schema).flatMap((table) =>
  'counters' in table ? table.counters : [],
)

export const sums: readonly Sum[] = Object.values(schema).flatMap((table) => ('sums' in table ? table.sums : []))

export const fileUses: readonly SQL[] = Object.values(schema).flatMap((table) =>
  'fileUses' in table ? table.fileUses : [],
)
