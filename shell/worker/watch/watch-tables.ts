import type { Sql } from '../releases/registry-tables.ts'
import { isWorse, type Tally } from './judge-release.ts'
import { witnesses, type Voter, type Witness } from './witness.ts'
import type { WatchedRelease } from './watched-release.ts'

/** What a second has brought of one voter and release. */
export interface Report {
  remote: string
  release: string
  voter: Voter
  /** A page was sent, which has to say how it is. */
  isSent: boolean
  isHeard: boolean
  failures: readonly string[]
}

export interface Verdict {
  witness: Witness
  reason: string
}

/** Where anybody is heard, those whom one knows are too. */
const heard: Readonly<Record<Witness, readonly Witness[]>> = {
  edge: ['edge'],
  user: ['user'],
  visitor: ['user', 'visitor'],
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A page that has said nothing for as long is silent: it hangs, or its reader has no scripts. */
const silentMs = 30_000

/** A stable release is the measure of the next one by what was seen of it in a day. */
const keptMs = 24 * hourMs

/** Voters of one witness and release. More would not change the verdict. */
const mostVoters = 2_000

/** A release without one before it that was seen is judged as if that had failed for nobody of so many. */
const unseen: Tally = { count: 20, failing: 0, networks: 0 }

/** What may be so on a good page too, and is set beside nothing else: a place that is often empty would hide what breaks. */
const separate = ['empty', 'slow', 'lag']

const statements = [
  'DROP TABLE IF EXISTS trials',
  'DROP TABLE IF EXISTS outcomes',
  'DROP TABLE IF EXISTS networks',
  `CREATE TABLE IF NOT EXISTS watches (
     remote TEXT PRIMARY KEY, release TEXT NOT NULL, beside TEXT NOT NULL, since TEXT NOT NULL, is_trial INTEGER NOT NULL
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS doubted (remote TEXT PRIMARY KEY, release TEXT NOT NULL) STRICT`,
  `CREATE TABLE IF NOT EXISTS votes (
     remote TEXT NOT NULL, release TEXT NOT NULL, witness TEXT NOT NULL, voter TEXT NOT NULL, network TEXT NOT NULL,
     first INTEGER NOT NULL, sent INTEGER NOT NULL, heard INTEGER NOT NULL, PRIMARY KEY (remote, release, witness, voter)
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS failures (
     remote TEXT NOT NULL, release TEXT NOT NULL, witness TEXT NOT NULL, voter TEXT NOT NULL, kind TEXT NOT NULL,
     network TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (remote, release, witness, voter, kind)
   ) STRICT`,
]

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

export type Watch = WatchedRelease & Record<'ofJudged' | 'ofBeside', Record<'pages' | 'renderings', Watching>>

/** One release of each remote, beside another: a new one begins with nothing, the other keeps what was seen of it. */
export function openWatch(sql: Sql) {
  for (const statement of statements) sql.exec(statement)
  let prunedAt = 0

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

  const count = (reports: readonly Report[], now: number) => {
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
   * By what failed: of the voters that have spoken, and, for those that were silent, of all to whom a page was sent. A release
   * that is nobody's any more is seen whole, the others as they were in the last hour.
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

  const readWatch = (row: Record<string, unknown>): Omit<WatchedRelease, 'isPaused'> => ({
    remote: String(row.remote),
    release: String(row.release),
    beside: String(row.beside),
    since: String(row.since),
    isTrial: row.is_trial === 1,
  })

  const forget = (remote: string, kept: readonly string[] = []) => {
    for (const table of ['votes', 'failures'])
      sql.exec(
        `DELETE FROM ${table} WHERE remote = ? AND release NOT IN (SELECT value FROM json_each(?))`,
        remote,
        JSON.stringify(kept),
      )
  }

  /** What the release beside this one was measured by stays as long as this one is judged. */
  const prune = ({ remote, beside, isTrial }: WatchedRelease, now: number) => {
    for (const [table, last] of Object.entries({ votes: 'max(sent, heard)', failures: 'at' }))
      sql.exec(
        `DELETE FROM ${table} WHERE remote = ? AND ${last} < ? AND (? = 1 OR release <> ?)`,
        remote,
        now - (isTrial ? hourMs : keptMs),
        Number(isTrial),
        beside,
      )
  }

  const begin = ({ remote, release, beside, since, isTrial }: WatchedRelease) => {
    const [row] = sql.exec('SELECT * FROM watches WHERE remote = ?', remote).toArray()
    const known = row && readWatch(row)
    if (known?.release === release && known.since === since && known.isTrial === isTrial) return
    forget(remote, [beside])
    sql.exec(
      `INSERT INTO watches (remote, release, beside, since, is_trial) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         release = excluded.release, beside = excluded.beside, since = excluded.since, is_trial = excluded.is_trial`,
      remote,
      release,
      beside,
      since,
      Number(isTrial),
    )
  }

  return {
    /**
     * Counts what is said of the release that is judged now and of the one beside it, and of no other.
     * @returns why it has to be taken back or paused, by whose word
     */
    take(watched: WatchedRelease, reports: readonly Report[], now: number): Verdict | null {
      const { remote, release, beside, isTrial } = watched
      begin(watched)
      if (now - prunedAt > minuteMs) prune(watched, (prunedAt = now))
      count(
        reports.filter((report) => [release, beside].includes(report.release)),
        now,
      )
      const of = tally(watched, now)
      for (const witness of witnesses)
        for (const what of ['broken', ...separate, 'silent']) {
          const [judged, other] = [of(release, heard[witness], what), of(beside, heard[witness], what)]
          const measure = isTrial || what === 'silent' || other.count >= unseen.count ? other : unseen
          if (!isWorse(judged, measure)) continue
          const kinds = what === 'broken' ? kindsOf(remote, release, heard[witness]) : { [what]: judged.failing }
          return { witness, reason: describe(witness, judged, measure, kinds) }
        }
      return null
    },

    list(): Watch[] {
      return sql
        .exec('SELECT * FROM watches ORDER BY remote')
        .toArray()
        .map((row) => {
          const watched = { ...readWatch(row), isPaused: false }
          const of = (release: string) => ({
            pages: read(watched.remote, release, ['user', 'visitor']),
            renderings: read(watched.remote, release, ['edge']),
          })
          return { ...watched, ofJudged: of(watched.release), ofBeside: of(watched.beside) }
        })
    },

    /** Visitors are heard once of a release: what a person decides about it then is not undone by them. */
    isDoubted: ({ remote, release }: WatchedRelease) =>
      sql.exec('SELECT 1 FROM doubted WHERE remote = ? AND release = ?', remote, release).toArray().length > 0,

    doubt({ remote, release }: WatchedRelease) {
      sql.exec(
        'INSERT INTO doubted (remote, release) VALUES (?, ?) ON CONFLICT DO UPDATE SET release = excluded.release',
        remote,
        release,
      )
    },

    forget(remote: string) {
      forget(remote)
      sql.exec('DELETE FROM watches WHERE remote = ?', remote)
      sql.exec('DELETE FROM doubted WHERE remote = ?', remote)
    },
  }
}

const nouns: Readonly<Record<Witness, string>> = {
  edge: 'networks, a page could not be made in time',
  user: 'signed-in people, a page failed',
  visitor: 'networks and people, a page failed',
}

function describe(witness: Witness, judged: Tally, beside: Tally, failures: Readonly<Record<string, number>>) {
  const kinds = Object.entries(failures).map(([kind, count]) => `${kind} ${count}`)
  return `For ${judged.failing} of ${judged.count} ${nouns[witness]} (${kinds.join(', ')}); with the release beside it for ${beside.failing} of ${beside.count}.`
}
