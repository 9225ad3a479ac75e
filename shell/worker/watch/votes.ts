import type { Sql } from '../releases/registry-tables.ts'
import type { Tally } from './judge-release.ts'
import { openVitals, type Vitals } from './vitals.ts'
import { hourMs, minuteMs, type WatchedRelease } from './watched-release.ts'
import type { Voter, Witness } from './witness.ts'

/** A voter's reports about one release, collected for a second. */
export interface Report {
  remote: string
  release: string
  voter: Voter
  /** True if a page was sent, which should then report. */
  isSent: boolean
  isHeard: boolean
  failures: readonly string[]
  vitals?: Vitals
}

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

/** A page without a report after this time counts as silent: it hangs, or its reader has no scripts. */
const silentMs = 30_000

/** The next release is compared with the votes about this one from the last day. */
const keptMs = 24 * hourMs

/** The limit of voters for one witness and release. More would not change the verdict. */
const mostVoters = 2_000

/**
 * Failures that good pages have too. Each is compared by itself, because lists that are empty for many people would
 * hide a new error.
 */
export const separate = ['empty', 'slow', 'lag']

const statements = [
  `CREATE TABLE IF NOT EXISTS votes (
     remote TEXT NOT NULL, release TEXT NOT NULL, witness TEXT NOT NULL, voter TEXT NOT NULL, network TEXT NOT NULL,
     first INTEGER NOT NULL, sent INTEGER NOT NULL, heard INTEGER NOT NULL, PRIMARY KEY (remote, release, witness, voter)
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS failures (
     remote TEXT NOT NULL, release TEXT NOT NULL, witness TEXT NOT NULL, voter TEXT NOT NULL, kind TEXT NOT NULL,
     network TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (remote, release, witness, voter, kind)
   ) STRICT`,
]

export function openVotes(sql: Sql) {
  for (const statement of statements) sql.exec(statement)
  const vitals = openVitals(sql)

  const isKnown = ({ remote, release, voter }: Report) =>
    sql
      .exec(
        'SELECT 1 FROM votes WHERE remote = ? AND release = ? AND witness = ? AND voter = ?',
        remote,
        release,
        voter.witness,
        voter.id,
      )
      .toArray().length > 0

  const countVoters = ({ remote, release, voter }: Report) =>
    Number(
      sql
        .exec(
          'SELECT count(*) AS count FROM votes WHERE remote = ? AND release = ? AND witness = ?',
          remote,
          release,
          voter.witness,
        )
        .toArray()[0]!.count,
    )

  const add = (reports: readonly Report[], now: number) => {
    const counted = new Map<string, number>()
    for (const report of reports) {
      const { remote, release, voter, isSent, isHeard, failures } = report
      if (!isKnown(report)) {
        const key = `${release} ${voter.witness}`
        const before = counted.get(key) ?? countVoters(report)
        counted.set(key, before + 1)
        if (before >= mostVoters) continue
      }
      sql.exec(
        `INSERT INTO votes (remote, release, witness, voter, network, first, sent, heard) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT DO UPDATE SET sent = max(sent, excluded.sent), heard = max(heard, excluded.heard)`,
        remote,
        release,
        voter.witness,
        voter.id,
        voter.network,
        now,
        isSent ? now : 0,
        isHeard ? now : 0,
      )
      vitals.add(report, now)
      for (const kind of failures)
        sql.exec(
          `INSERT INTO failures (remote, release, witness, voter, kind, network, at) VALUES (?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET at = excluded.at`,
          remote,
          release,
          voter.witness,
          voter.id,
          kind,
          voter.network,
          now,
        )
    }
  }

  /**
   * Counts voters by their failures. Silent ones are counted among all who were sent a page. For a release that nobody
   * gets any more, all its votes count; for others, those of the last hour.
   */
  const tally = ({ remote, beside, isTrial }: WatchedRelease, now: number) => {
    const since = `iif(release = ?2, ${isTrial ? now - hourMs : 0}, ${now - hourMs})`
    const isSilent = `heard <= ${since} AND sent > ${since} AND sent <= ${now - silentMs}`
    const spoke = sql
      .exec(
        `SELECT release, witness, total(heard > ${since}) AS heard, total(${isSilent}) AS silent,
             count(DISTINCT iif(${isSilent}, network, NULL)) AS networks
           FROM votes WHERE remote = ?1 GROUP BY release, witness`,
        remote,
        beside,
      )
      .toArray()
    const found = sql
      .exec(
        `SELECT release, witness, iif(kind IN (SELECT value FROM json_each(?3)), kind, 'broken') AS what,
             count(DISTINCT voter) AS failing, count(DISTINCT network) AS networks
           FROM failures WHERE remote = ?1 AND at > ${since} GROUP BY release, witness, what`,
        remote,
        beside,
        JSON.stringify(separate),
      )
      .toArray()
    const of = (release: string, witness: Witness, what: string): Tally => {
      const isOf = (row: Record<string, unknown>) => row.release === release && row.witness === witness
      const spoken = spoke.find(isOf)
      const [count, silent] = [Number(spoken?.heard ?? 0), Number(spoken?.silent ?? 0)]
      if (what === 'silent') return { count: count + silent, failing: silent, networks: Number(spoken?.networks ?? 0) }
      const failed = found.find((row) => isOf(row) && row.what === what)
      return { count, failing: Number(failed?.failing ?? 0), networks: Number(failed?.networks ?? 0) }
    }
    return (release: string, among: readonly Witness[], what: string): Tally =>
      among
        .map((witness) => of(release, witness, what))
        .reduce((one, other) => ({
          count: one.count + other.count,
          failing: one.failing + other.failing,
          networks: one.networks + other.networks,
        }))
  }

  const kindsOf = (remote: string, release: string, among: readonly Witness[]): Record<string, number> =>
    Object.fromEntries(
      sql
        .exec(
          `SELECT kind, count(*) AS count FROM failures WHERE remote = ? AND release = ?
             AND witness IN (SELECT value FROM json_each(?)) GROUP BY kind ORDER BY count DESC, kind`,
          remote,
          release,
          JSON.stringify(among),
        )
        .toArray()
        .map(({ kind, count: found }) => [String(kind), Number(found)]),
    )

  const read = (remote: string, release: string, among: readonly Witness[]): Watching => {
    const minutes = sql
      .exec(
        `SELECT first - first % ${minuteMs} AS at, count(*) AS count, total(EXISTS (SELECT 1 FROM failures
             WHERE failures.remote = votes.remote AND failures.release = votes.release
               AND failures.witness = votes.witness AND failures.voter = votes.voter)) AS failing
           FROM votes WHERE remote = ? AND release = ? AND witness IN (SELECT value FROM json_each(?)) AND heard > 0
           GROUP BY 1 ORDER BY 1 DESC LIMIT 60`,
        remote,
        release,
        JSON.stringify(among),
      )
      .toArray()
      .map((row) => ({ at: Number(row.at), count: Number(row.count), failing: Number(row.failing) }))
      .toReversed()
    const total = (of: 'count' | 'failing') => minutes.reduce((sofar, minute) => sofar + minute[of], 0)
    return { count: total('count'), failing: total('failing'), minutes, failures: kindsOf(remote, release, among) }
  }

  const forget = (remote: string, kept: readonly string[]) => {
    for (const table of ['votes', 'failures', 'vitals'])
      sql.exec(
        `DELETE FROM ${table} WHERE remote = ? AND release NOT IN (SELECT value FROM json_each(?))`,
        remote,
        JSON.stringify(kept),
      )
  }

  /** Deletes old votes, but keeps those of the other release while it is needed for the comparison. */
  const prune = ({ remote, beside, isTrial }: WatchedRelease, now: number) => {
    for (const [table, last] of Object.entries({ votes: 'max(sent, heard)', failures: 'at', vitals: 'at' }))
      sql.exec(
        `DELETE FROM ${table} WHERE remote = ? AND ${last} < ? AND (? = 1 OR release <> ?)`,
        remote,
        now - (isTrial ? hourMs : keptMs),
        Number(isTrial),
        beside,
      )
  }

  return { add, tally, kindsOf, read, readVitals: vitals.read, forget, prune }
}
