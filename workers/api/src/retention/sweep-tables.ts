import type { Database } from '../context.ts'
import { deleteOver } from './retention.queries.ts'

/** @returns how many rows went, by table */
export async function sweepTables(db: Database, now: number): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  for (const { table, rows } of await deleteOver(db, now)) if (rows > 0) gone[table] = (gone[table] ?? 0) + rows
  return gone
}
