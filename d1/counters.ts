import type { SQL } from 'drizzle-orm'
import type { Counter, Sum } from './counter-rule.ts'
import * as schema from './schema.registry.ts'

// What each table says of itself.

export const counters: readonly Counter[] = Object.values(schema).flatMap((table) =>
  'counters' in table ? table.counters : [],
)

export const sums: readonly Sum[] = Object.values(schema).flatMap((table) => ('sums' in table ? table.sums : []))

/** The objects' keys of the files that the rows of a table use, under the name `key`. */
export const fileUses: readonly SQL[] = Object.values(schema).flatMap((table) =>
  'fileUses' in table ? table.fileUses : [],
)
