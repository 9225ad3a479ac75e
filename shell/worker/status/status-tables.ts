import type { ObjectiveReport } from '@kere/contracts/console/status-report'
import type { Sql } from '../releases/registry-tables.ts'
import { type Checks, partNames, type PartState, type StatusPart } from './status-parts.ts'

const dayMs = 24 * 60 * 60_000
const indiaMs = 5.5 * 60 * 60_000

export const shownDays = 90

/** One bad check may be chance. So many in a row open an incident, and as many good ones end it. */
const inARow = 2

const statements = [
  `CREATE TABLE IF NOT EXISTS days (
     part TEXT NOT NULL, day INTEGER NOT NULL, up INTEGER NOT NULL, slow INTEGER NOT NULL, down INTEGER NOT NULL,
     PRIMARY KEY (part, day)
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS states (
     part TEXT PRIMARY KEY, state TEXT NOT NULL, streak INTEGER NOT NULL, checked_at INTEGER NOT NULL
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS incidents (
     id INTEGER PRIMARY KEY AUTOINCREMENT, part TEXT NOT NULL, state TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER
   ) STRICT`,
]

export interface Incident {
  part: StatusPart
  state: Exclude<PartState, 'up'>
  since: number
  until: number | null
}

export interface DayOfPart {
  /** Days since the epoch, in India. */
  day: number
  up: number
  slow: number
  down: number
}

export interface StatusReport {
  checkedAt: number | null
  parts: { part: StatusPart; state: PartState; days: DayOfPart[] }[]
  /** The latest first. */
  incidents: Incident[]
  /** Empty where the record does not answer. */
  objectives: ObjectiveReport[]
}

export const dayOf = (at: number) => Math.floor((at + indiaMs) / dayMs)

/** The record of all checks: numbers for each day, and the incidents of as many days as are shown. */
export function openStatus(sql: Sql) {
  for (const statement of statements) sql.exec(statement)

  function takeOne(part: StatusPart, state: PartState, at: number) {
    const column = { up: [1, 0, 0], slow: [0, 1, 0], down: [0, 0, 1] }[state]
    sql.exec(
      `INSERT INTO days (part, day, up, slow, down) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET up = up + excluded.up, slow = slow + excluded.slow, down = down + excluded.down`,
      part,
      dayOf(at),
      ...column,
    )
    sql.exec(
      `INSERT INTO states (part, state, streak, checked_at) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET streak = iif((state = 'up') = (excluded.state = 'up'), streak + 1, 1),
         state = excluded.state, checked_at = excluded.checked_at`,
      part,
      state,
      at,
    )
    const [now] = sql.exec('SELECT streak FROM states WHERE part = ?', part).toArray()
    if (Number(now?.streak) < inARow) return
    if (state === 'up') {
      sql.exec('UPDATE incidents SET until = ? WHERE part = ? AND until IS NULL', at, part)
      return
    }
    const [open] = sql.exec('SELECT id FROM incidents WHERE part = ? AND until IS NULL', part).toArray()
    if (!open) sql.exec('INSERT INTO incidents (part, state, since) VALUES (?, ?, ?)', part, state, at)
    else if (state === 'down') sql.exec(`UPDATE incidents SET state = 'down' WHERE id = ?`, Number(open.id))
  }

  return {
    take(checks: Checks, at: number) {
      for (const part of partNames) takeOne(part, checks[part], at)
      sql.exec('DELETE FROM days WHERE day <= ?', dayOf(at) - shownDays)
      sql.exec('DELETE FROM incidents WHERE until < ?', at - shownDays * dayMs)
    },

    read(): Omit<StatusReport, 'objectives'> {
      const states = sql.exec('SELECT part, state, checked_at FROM states').toArray()
      const days = sql.exec('SELECT part, day, up, slow, down FROM days ORDER BY day').toArray()
      const incidents = sql
        .exec('SELECT part, state, since, until FROM incidents ORDER BY since DESC LIMIT 50')
        .toArray()
      // The casts are safe: only `take` writes these rows.
      return {
        checkedAt: states.length === 0 ? null : Math.max(...states.map((row) => Number(row.checked_at))),
        parts: partNames.map((part) => ({
          part,
          state: (states.find((row) => row.part === part)?.state ?? 'up') as PartState,
          days: days
            .filter((row) => row.part === part)
            .map(({ day, up, slow, down }) => ({
              day: Number(day),
              up: Number(up),
              slow: Number(slow),
              down: Number(down),
            })),
        })),
        incidents: incidents.map(({ part, state, since, until }) => ({
          part: part as StatusPart,
          state: state as Incident['state'],
          since: Number(since),
          until: until === null ? null : Number(until),
        })),
      }
    },
  }
}
