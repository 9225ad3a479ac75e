import type { Sql } from '../releases/registry-tables.ts'
import type { Voter } from './witness.ts'

/** The times of a voter's largest paint and slowest press. */
export interface Vitals {
  lcpMs: number | null
  inpMs: number | null
}

export interface Sample {
  /** The number of voters who measured it. */
  count: number
  /** The 75th percentile; null without a measurement. */
  p75Ms: number | null
}

export type Measured = Record<'lcp' | 'inp', Sample>

interface Said {
  remote: string
  release: string
  voter: Voter
  vitals?: Vitals
}

const statement = `CREATE TABLE IF NOT EXISTS vitals (
  remote TEXT NOT NULL, release TEXT NOT NULL, witness TEXT NOT NULL, voter TEXT NOT NULL, lcp INTEGER, inp INTEGER,
  at INTEGER NOT NULL, PRIMARY KEY (remote, release, witness, voter)
) STRICT`

/** Stores the latest measurement of each counted voter, so that sending more does not change the percentile. */
export function openVitals(sql: Sql) {
  sql.exec(statement)

  const add = ({ remote, release, voter, vitals }: Said, now: number) => {
    if (!vitals) return
    sql.exec(
      `INSERT INTO vitals (remote, release, witness, voter, lcp, inp, at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET lcp = coalesce(excluded.lcp, lcp), inp = coalesce(excluded.inp, inp), at = excluded.at`,
      remote,
      release,
      voter.witness,
      voter.id,
      vitals.lcpMs,
      vitals.inpMs,
      now,
    )
  }

  const sample = (of: 'lcp' | 'inp', remote: string, release: string): Sample => {
    const values = sql
      .exec(
        `SELECT ${of} AS ms FROM vitals WHERE remote = ? AND release = ? AND ${of} IS NOT NULL ORDER BY ms`,
        remote,
        release,
      )
      .toArray()
    const found = values[Math.ceil(values.length * 0.75) - 1]
    return { count: values.length, p75Ms: found ? Number(found.ms) : null }
  }

  const read = (remote: string, release: string): Measured => ({
    lcp: sample('lcp', remote, release),
    inp: sample('inp', remote, release),
  })

  return { add, read }
}
