import type { Sql } from '../releases/registry-tables.ts'
import { isWorse, type Tally } from './judge-canary.ts'

export const measures = ['visit', 'render'] as const

export type Measure = (typeof measures)[number]

/** A report comes from a page, or from the worker for a rendering. */
export interface Report {
  remote: string
  release: string
  measure: Measure
  /** Hashed; of one network only so many count. */
  network: string
  failure: string | null
  /** Something failed after the page had said that it was well: no second visit. */
  isLate: boolean
}

export interface Trial {
  remote: string
  canary: string
  stable: string
  /** When the trial began. */
  since: string
}

const minuteMs = 60_000
const windowMs = 60 * minuteMs

/** The limits on reports of one network, and of all together, in an hour: more are not counted. */
const most = { ofNetwork: 10, networks: 20_000 }

const statements = [
  `CREATE TABLE IF NOT EXISTS trials (
     remote TEXT PRIMARY KEY, canary TEXT NOT NULL, stable TEXT NOT NULL, since TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS outcomes (
     remote TEXT NOT NULL, release TEXT NOT NULL, measure TEXT NOT NULL, minute INTEGER NOT NULL, kind TEXT NOT NULL,
     count INTEGER NOT NULL, PRIMARY KEY (remote, release, measure, minute, kind)
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS networks (
     remote TEXT NOT NULL, release TEXT NOT NULL, measure TEXT NOT NULL, network TEXT NOT NULL, since INTEGER NOT NULL,
     count INTEGER NOT NULL, failing INTEGER NOT NULL, PRIMARY KEY (remote, release, measure, network)
   ) STRICT`,
  `CREATE INDEX IF NOT EXISTS networks_by_since ON networks (since)`,
]

/** These keys count beside the failures: all visits, failed ones, the networks of failed ones, and all networks. */
const counted = { all: '#count', failing: '#failing', failingNetworks: '#failing networks', networks: '#networks' }

export interface Minute {
  at: number
  count: number
  failing: number
}

export interface Watching {
  count: number
  failing: number
  minutes: Minute[]
  failures: Record<string, number>
}

export type Watch = Trial & Record<'ofCanary' | 'ofStable', Record<Measure, Watching>>

/** One trial of each remote, and an hour of it: a new trial begins with nothing. */
export function openWatch(sql: Sql) {
  for (const statement of statements) sql.exec(statement)

  const add = ({ remote, release, measure }: Report, minute: number, kind: string) =>
    sql.exec(
      `INSERT INTO outcomes (remote, release, measure, minute, kind, count) VALUES (?, ?, ?, ?, ?, 1)
         ON CONFLICT DO UPDATE SET count = count + 1`,
      remote,
      release,
      measure,
      minute,
      kind,
    )

  const sum = ({ remote }: Trial, release: string, measure: Measure, since: number) =>
    new Map(
      sql
        .exec(
          `SELECT kind, sum(count) AS count FROM outcomes
             WHERE remote = ? AND release = ? AND measure = ? AND minute > ? GROUP BY kind`,
          remote,
          release,
          measure,
          since,
        )
        .toArray()
        .map(({ kind, count }) => [String(kind), Number(count)]),
    )

  const tallyOf = (trial: Trial, release: string, measure: Measure, now: number): Tally => {
    const sums = sum(trial, release, measure, now - windowMs)
    const of = (kind: string) => sums.get(kind) ?? 0
    return { count: of(counted.all), failing: of(counted.failing), networks: of(counted.failingNetworks) }
  }

  const count = (report: Report, now: number) => {
    const { remote, release, measure, network, failure, isLate } = report
    const minute = Math.floor(now / minuteMs) * minuteMs
    const [known] = sql
      .exec(
        `SELECT count, failing FROM networks WHERE remote = ? AND release = ? AND measure = ? AND network = ?`,
        remote,
        release,
        measure,
        network,
      )
      .toArray()
    const before = { count: Number(known?.count ?? 0), failing: Number(known?.failing ?? 0) }
    // No more may fail than there were.
    const isCounted = isLate ? before.failing < before.count : before.count < most.ofNetwork
    if (!isCounted) return
    if (!known) {
      const [row] = sql
        .exec(
          `SELECT coalesce(sum(count), 0) AS count FROM outcomes
             WHERE remote = ? AND release = ? AND measure = ? AND kind = ?`,
          remote,
          release,
          measure,
          counted.networks,
        )
        .toArray()
      if (Number(row!.count) >= most.networks) return
      add(report, minute, counted.networks)
    }
    sql.exec(
      `INSERT INTO networks (remote, release, measure, network, since, count, failing) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET count = count + excluded.count, failing = failing + excluded.failing`,
      remote,
      release,
      measure,
      network,
      now,
      isLate ? 0 : 1,
      failure === null ? 0 : 1,
    )
    if (!isLate) add(report, minute, counted.all)
    if (failure === null) return
    add(report, minute, counted.failing)
    add(report, minute, failure)
    if (before.failing === 0) add(report, minute, counted.failingNetworks)
  }

  const read = (trial: Trial, release: string, measure: Measure): Watching => {
    const { remote } = trial
    const failures: Record<string, number> = {}
    const minutes = new Map<number, Minute>()
    const rows = sql
      .exec(
        'SELECT minute, kind, count FROM outcomes WHERE remote = ? AND release = ? AND measure = ? ORDER BY minute',
        remote,
        release,
        measure,
      )
      .toArray()
    for (const { minute, kind, count: found } of rows) {
      const at = Number(minute)
      const known = minutes.get(at) ?? { at, count: 0, failing: 0 }
      if (kind === counted.all) known.count = Number(found)
      else if (kind === counted.failing) known.failing = Number(found)
      else if (!String(kind).startsWith('#')) failures[String(kind)] = (failures[String(kind)] ?? 0) + Number(found)
      minutes.set(at, known)
    }
    const all = [...minutes.values()]
    const total = (of: 'count' | 'failing') => all.reduce((sofar, each) => sofar + each[of], 0)
    return { count: total('count'), failing: total('failing'), minutes: all, failures }
  }

  return {
    /**
     * Ignores reports of any trial but the current one.
     * @returns why the canary has to end, where it has
     */
    take(trial: Trial, reports: readonly Report[], now: number): string | null {
      const { remote, canary, stable, since } = trial
      const [known] = sql.exec('SELECT canary, stable, since FROM trials WHERE remote = ?', remote).toArray()
      if (known?.canary !== canary || known.stable !== stable || known.since !== since) {
        for (const table of ['outcomes', 'networks', 'trials'])
          sql.exec(`DELETE FROM ${table} WHERE remote = ?`, remote)
        sql.exec(
          'INSERT INTO trials (remote, canary, stable, since) VALUES (?, ?, ?, ?)',
          remote,
          canary,
          stable,
          since,
        )
      }
      sql.exec('DELETE FROM networks WHERE since < ?', now - windowMs)
      sql.exec('DELETE FROM outcomes WHERE remote = ? AND minute < ?', remote, now - windowMs)
      for (const report of reports) if ([canary, stable].includes(report.release)) count(report, now)
      for (const measure of measures) {
        const [ofCanary, ofStable] = [tallyOf(trial, canary, measure, now), tallyOf(trial, stable, measure, now)]
        if (isWorse(ofCanary, ofStable))
          return describe(measure, ofCanary, ofStable, read(trial, canary, measure).failures)
      }
      return null
    },

    list(): Watch[] {
      return sql
        .exec('SELECT remote, canary, stable, since FROM trials ORDER BY remote')
        .toArray()
        .map((row) => {
          const trial = {
            remote: String(row.remote),
            canary: String(row.canary),
            stable: String(row.stable),
            since: String(row.since),
          }
          const of = (release: string) => ({
            visit: read(trial, release, 'visit'),
            render: read(trial, release, 'render'),
          })
          return { ...trial, ofCanary: of(trial.canary), ofStable: of(trial.stable) }
        })
    },

    forget(remote: string) {
      for (const table of ['outcomes', 'networks', 'trials']) sql.exec(`DELETE FROM ${table} WHERE remote = ?`, remote)
    },
  }
}

const nouns: Readonly<Record<Measure, string>> = { visit: 'visits', render: 'pages rendered' }

function describe(measure: Measure, canary: Tally, stable: Tally, failures: Record<string, number>) {
  const kinds = Object.entries(failures)
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count}`)
  return `${canary.failing} of ${canary.count} ${nouns[measure]} failed (${kinds.join(', ')}), of the stable release ${stable.failing} of ${stable.count}.`
}
