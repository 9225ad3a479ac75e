import { countOf } from '@kere/brand/count'
import type { BurnNews } from '@kere/contracts/console/releases-rpc'
import type { ObjectiveReport } from '@kere/contracts/console/status-report'
import type { Sql } from '../releases/registry-tables.ts'
import {
  burnRates,
  calmMinutes,
  leastBad,
  type Measured,
  type Objective,
  type ObjectiveName,
  objectiveNames,
  objectives,
  windowDays,
} from './objectives.ts'
import { dayOf } from './status-tables.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const minuteOf = (at: number) => Math.floor(at / minuteMs)

/** Minutes are kept for the burn rates, days for the budget. */
const counts = [
  { length: 'minute', of: minuteOf, kept: burnRates.at(-1)!.longMinutes },
  { length: 'day', of: dayOf, kept: windowDays },
] as const

const statements = [
  ...counts.map(
    ({ length }) => `CREATE TABLE IF NOT EXISTS objective_${length}s (
     objective TEXT NOT NULL, ${length} INTEGER NOT NULL, good INTEGER NOT NULL, bad INTEGER NOT NULL,
     PRIMARY KEY (objective, ${length})
   ) STRICT`,
  ),
  `CREATE TABLE IF NOT EXISTS burns (
     id INTEGER PRIMARY KEY AUTOINCREMENT, objective TEXT NOT NULL, reason TEXT NOT NULL, since INTEGER NOT NULL,
     until INTEGER, told_since INTEGER, told_until INTEGER
   ) STRICT`,
  `CREATE UNIQUE INDEX IF NOT EXISTS open_burns ON burns (objective) WHERE until IS NULL`,
]

/** One burn is told twice at most: when it begins and when it ends. Of one that ended untold, only the end is told. */
const untold = 'CASE WHEN until IS NULL THEN told_since IS NULL ELSE told_until IS NULL END'

interface Sum {
  good: number
  bad: number
}

/** The record of the objectives: minutes for the burn rates, days for the budget, and every burn. */
export function openObjectives(sql: Sql) {
  for (const statement of statements) sql.exec(statement)

  function add(objective: ObjectiveName, isGood: boolean, at: number) {
    const numbers = isGood ? [1, 0] : [0, 1]
    for (const { length, of } of counts)
      sql.exec(
        `INSERT INTO objective_${length}s (objective, ${length}, good, bad) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET good = good + excluded.good, bad = bad + excluded.bad`,
        objective,
        of(at),
        ...numbers,
      )
  }

  /** Counts the last minutes. What a clock that ran ahead has left in the future does not count. */
  function sumOf(objective: ObjectiveName, minutes: number, at: number): Sum {
    const [row] = sql
      .exec(
        `SELECT coalesce(sum(good), 0) AS good, coalesce(sum(bad), 0) AS bad FROM objective_minutes
         WHERE objective = ? AND minute > ? AND minute <= ?`,
        objective,
        minuteOf(at) - minutes,
        minuteOf(at),
      )
      .toArray()
    return { good: Number(row?.good), bad: Number(row?.bad) }
  }

  function settleOne(objective: ObjectiveName, at: number) {
    const { target, unit, whileItBurns = '' }: Objective = objectives[objective]
    const fast = burnRates.find(({ rate, longMinutes, shortMinutes }) => {
      const long = sumOf(objective, longMinutes, at)
      const isFast = [long, sumOf(objective, shortMinutes, at)].every((sum) => rateOf(sum, target) >= rate)
      return isFast && long.bad >= leastBad
    })
    if (fast) {
      const { good, bad } = sumOf(objective, fast.longMinutes, at)
      const days = Math.max(1, Math.floor(windowDays / rateOf({ good, bad }, target)))
      const hours = fast.longMinutes / 60
      const reason = `In the last ${hours === 1 ? 'hour' : countOf(hours, 'hour')}, ${bad} of ${countOf(good + bad, unit)} were bad. At this pace, what may be bad in ${windowDays} days is used up in ${countOf(days, 'day')}.${whileItBurns}`
      sql.exec('INSERT OR IGNORE INTO burns (objective, reason, since) VALUES (?, ?, ?)', objective, reason, at)
      return
    }
    // Nothing is known to be good again where nothing was measured.
    const calm = sumOf(objective, calmMinutes, at)
    if (calm.good > 0 && rateOf(calm, target) <= 1)
      sql.exec('UPDATE burns SET until = max(?, since) WHERE objective = ? AND until IS NULL', at, objective)
  }

  return {
    /** Counts what one check found. Two checks in one minute count once. */
    takeMinute(measured: Measured, at: number) {
      for (const objective of objectiveNames) {
        const isGood = measured[objective]
        if (isGood === undefined) continue
        const { good, bad } = sumOf(objective, 1, at)
        if (good + bad === 0) add(objective, isGood, at)
      }
    },

    /** Counts one of what happens any number of times in a minute. */
    add,

    /** Begins and ends burns. */
    settle(at: number) {
      for (const objective of objectiveNames) settleOne(objective, at)
      for (const { length, of, kept } of counts)
        sql.exec(`DELETE FROM objective_${length}s WHERE ${length} <= ? OR ${length} > ?`, of(at) - kept, of(at))
      sql.exec('DELETE FROM burns WHERE until < ?', at - windowDays * dayMs)
    },

    /** Lists the news that admins have not been told, the oldest first. */
    listNews(): BurnNews[] {
      return sql
        .exec(`SELECT id, objective, reason, since, until FROM burns WHERE ${untold} ORDER BY id LIMIT 20`)
        .toArray()
        .flatMap(({ id, objective, reason, since, until }) => {
          const known = objectiveNames.find((name) => name === objective)
          if (!known) return []
          const { label, text } = objectives[known]
          const times = { since: Number(since), until: until === null ? null : Number(until) }
          return [{ id: Number(id), objective: label, text, reason: String(reason), ...times }]
        })
    },

    markTold({ id, until }: Pick<BurnNews, 'id' | 'until'>, at: number) {
      sql.exec(`UPDATE burns SET ${until === null ? 'told_since' : 'told_until'} = ? WHERE id = ?`, at, id)
    },

    read(at: number): ObjectiveReport[] {
      const rows = sql.exec('SELECT objective, day, good, bad FROM objective_days').toArray()
      const open = sql.exec('SELECT objective, reason, since FROM burns WHERE until IS NULL').toArray()
      return objectiveNames.map((name) => {
        const days = Array.from({ length: windowDays }, (_, place) => {
          const day = dayOf(at) - windowDays + 1 + place
          const found = rows.find((row) => row.objective === name && row.day === day)
          const date = new Date(day * dayMs).toISOString().slice(0, 10)
          return { day: date, good: Number(found?.good ?? 0), bad: Number(found?.bad ?? 0) }
        })
        const sum = (key: keyof Sum) => days.reduce((total, day) => total + day[key], 0)
        const [good, bad] = [sum('good'), sum('bad')]
        const { whileItBurns: _, ...objective }: Objective = objectives[name]
        const all = objective.unit === 'minute' ? windowDays * 24 * 60 : good + bad
        // A share of a few files would allow none at all.
        const allowed = Math.max(1, Math.floor(all * (1 - objective.target) + 1e-6))
        const row = open.find((each) => each.objective === name)
        const burn = row ? { since: new Date(Number(row.since)).toISOString(), reason: String(row.reason) } : null
        return { name, ...objective, windowDays, good, bad, days, allowed, burn }
      })
    },
  }
}

export type Objectives = ReturnType<typeof openObjectives>

/** Says how many times faster than allowed the budget is spent. */
const rateOf = ({ good, bad }: Sum, target: number) => (bad === 0 ? 0 : bad / (good + bad) / (1 - target))
