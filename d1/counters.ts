import type { Counter } from './counter-rule.ts'
import * as schema from './schema.registry.ts'

/** What each table says of itself. */
export const counters: readonly Counter[] = Object.values(schema).flatMap((table) =>
  'counters' in table ? table.counters : [],
)
