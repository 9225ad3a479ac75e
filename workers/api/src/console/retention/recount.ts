import type { Database } from '../../base/context.ts'
import { updateCounters } from './counters.queries.ts'
import { dayInIndia } from '../../base/days.ts'
import { claimDay, updateSums } from './sums.queries.ts'

/**
 * Corrects the tables of counts, once a day (W-52).
 * @returns how many rows were wrong, by table
 */
export async function recountSums(db: Database, now: number): Promise<Record<string, number>> {
  if (!(await claimDay({ db, day: dayInIndia(now) }))) return {}
  const wrong = (await updateSums(db)).filter(({ rows }) => rows > 0)
  return Object.fromEntries(wrong.map(({ counter, rows }) => [counter, rows]))
}

/**
 * Corrects the counters in rows. They can be wrong, for example, after rows were restored by hand (W-52).
 * @returns how many rows were wrong, by `table.column`
 */
export async function recountRows(db: Database): Promise<Record<string, number>> {
  const wrong = (await updateCounters(db)).filter(({ rows }) => rows > 0)
  return Object.fromEntries(wrong.map(({ counter, rows }) => [counter, rows]))
}
