import type { Database } from '../../base/context.ts'
import { updateCounters } from './counters.queries.ts'

/**
 * Needed for example after rows were restored by hand (W-52).
 * @returns how many rows were wrong, by `table.column`
 */
export async function recountRows(db: Database): Promise<Record<string, number>> {
  const wrong = (await updateCounters(db)).filter(({ rows }) => rows > 0)
  return Object.fromEntries(wrong.map(({ counter, rows }) => [counter, rows]))
}
