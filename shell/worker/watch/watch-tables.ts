import type { Sql } from '../releases/registry-tables.ts'
import { isWorse, type Tally } from './judge-release.ts'
import { openVotes, separate, type Report, type Watching } from './votes.ts'
import type { Measured } from './vitals.ts'
import { minuteMs, type WatchedRelease } from './watched-release.ts'
import { witnesses, type Witness } from './witness.ts'

export interface Verdict {
  witness: Witness
  reason: string
}

/** The votes of signed-in people also count among those of visitors. */
const heard: Readonly<Record<Witness, readonly Witness[]>> = {
  edge: ['edge'],
  user: ['user'],
  visitor: ['user', 'visitor'],
}

/** Replaces the tally of a previous release for which there are few votes. */
const unseen: Tally = { count: 20, failing: 0, networks: 0 }

const statements = [
  'DROP TABLE IF EXISTS trials',
  'DROP TABLE IF EXISTS outcomes',
  'DROP TABLE IF EXISTS networks',
  `CREATE TABLE IF NOT EXISTS watches (
     remote TEXT PRIMARY KEY, release TEXT NOT NULL, beside TEXT NOT NULL, since TEXT NOT NULL, is_trial INTEGER NOT NULL
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS doubted (remote TEXT PRIMARY KEY, release TEXT NOT NULL) STRICT`,
]

export type Watch = WatchedRelease &
  Record<'ofJudged' | 'ofBeside', Record<'pages' | 'renderings', Watching> & { vitals: Measured }>

/** Compares one release of each remote with another. A new release starts without votes; the other keeps its own. */
export function openWatch(sql: Sql) {
  for (const statement of statements) sql.exec(statement)
  const votes = openVotes(sql)
  const prunedAt = new Map<string, number>()

  const readWatch = (row: Record<string, unknown>): Omit<WatchedRelease, 'isPaused'> => ({
    remote: String(row.remote),
    release: String(row.release),
    beside: String(row.beside),
    since: String(row.since),
    isTrial: row.is_trial === 1,
  })

  const begin = ({ remote, release, beside, since, isTrial }: WatchedRelease) => {
    const [row] = sql.exec('SELECT * FROM watches WHERE remote = ?', remote).toArray()
    const known = row && readWatch(row)
    const isSame = known?.release === release && known.beside === beside && known.since === since
    if (isSame && known.isTrial === isTrial) return
    votes.forget(remote, known?.beside === release ? [beside, release] : [beside])
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
     * Counts reports about the judged release and the one beside it, and ignores all others.
     * @returns the reason to take the release back or pause it, with the kind of witness
     */
    take(watched: WatchedRelease, reports: readonly Report[], now: number): Verdict | null {
      const { remote, release, beside, isTrial } = watched
      begin(watched)
      if (now - (prunedAt.get(remote) ?? 0) > minuteMs) {
        prunedAt.set(remote, now)
        votes.prune(watched, now)
      }
      votes.add(
        reports.filter((report) => [release, beside].includes(report.release)),
        now,
      )
      const of = votes.tally(watched, now)
      for (const witness of witnesses)
        for (const what of ['broken', ...separate, 'silent']) {
          const [judged, other] = [of(release, heard[witness], what), of(beside, heard[witness], what)]
          const measure = isTrial || what === 'silent' || other.count >= unseen.count ? other : unseen
          if (!isWorse(judged, measure)) continue
          const kinds = what === 'broken' ? votes.kindsOf(remote, release, heard[witness]) : { [what]: judged.failing }
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
            pages: votes.read(watched.remote, release, ['user', 'visitor']),
            renderings: votes.read(watched.remote, release, ['edge']),
            vitals: votes.readVitals(watched.remote, release),
          })
          return { ...watched, ofJudged: of(watched.release), ofBeside: of(watched.beside) }
        })
    },

    /**
     * True if visitors have already had the release paused. They can do so only once, and cannot undo what an admin
     * decides afterwards.
     */
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
      votes.forget(remote, [])
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
