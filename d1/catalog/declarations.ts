import { getTableName } from 'drizzle-orm'
import type { TableDeclaration } from '../declarations/declare.ts'
import * as schema from '../schema.registry.ts'
import { tables } from './tables.ts'

export const declarations: readonly TableDeclaration[] = Object.values(schema).flatMap(
  (module): readonly TableDeclaration[] => module.declarations,
)

for (const table of tables) {
  const found = declarations.filter((each) => each.table === table).length
  if (found !== 1) {
    throw new Error(`${getTableName(table)} is declared ${found} times: name it once in declarations, declare(…)`)
  }
}
