import { registryAct, type RegistryAct } from '@kere/platform/release-problems'
import {
  release as releaseSchema,
  remoteReleases,
  type Registry,
  type Release,
  type RemoteReleases,
} from '@kere/platform/registry'
import type { EndedCanary } from '@kere/contracts/console/releases-rpc'
import * as z from 'zod/mini'

const statements = [
  `CREATE TABLE IF NOT EXISTS remotes (name TEXT PRIMARY KEY, placed TEXT NOT NULL) STRICT`,
  `CREATE TABLE IF NOT EXISTS releases (
     remote TEXT NOT NULL, name TEXT NOT NULL, description TEXT NOT NULL, PRIMARY KEY (remote, name)
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS history (
     id INTEGER PRIMARY KEY AUTOINCREMENT, remote TEXT NOT NULL, entry TEXT NOT NULL
   ) STRICT`,
  `CREATE INDEX IF NOT EXISTS history_of_remote ON history (remote, id)`,
  `CREATE TRIGGER IF NOT EXISTS history_is_not_changed BEFORE UPDATE ON history
     BEGIN SELECT RAISE(ABORT, 'history is append-only'); END`,
  `CREATE TRIGGER IF NOT EXISTS history_is_not_deleted BEFORE DELETE ON history
     BEGIN SELECT RAISE(ABORT, 'history is append-only'); END`,
  `CREATE TABLE IF NOT EXISTS guesses (
     network TEXT PRIMARY KEY, until INTEGER NOT NULL, count INTEGER NOT NULL
   ) STRICT`,
  `CREATE TABLE IF NOT EXISTS news (id TEXT PRIMARY KEY, told TEXT NOT NULL) STRICT`,
  `CREATE TABLE IF NOT EXISTS copies (id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER NOT NULL) STRICT`,
]

/** The part of a Durable Object's `SqlStorage` that the registry uses. */
export interface Sql {
  exec(query: string, ...values: (string | number | null)[]): { toArray(): Record<string, unknown>[] }
}

export type Entry = Omit<RegistryAct, 'id'>

/**
 * Each release has a row of its own, because a row can hold at most two megabytes and a remote has up to eleven
 * releases.
 */
export function openTables(sql: Sql) {
  for (const statement of statements) sql.exec(statement)

  return {
    readRegistry(): Registry {
      const described = Map.groupBy(sql.exec('SELECT remote, name, description FROM releases').toArray(), (row) =>
        String(row.remote),
      )
      const remotes = sql.exec('SELECT name, placed FROM remotes').toArray()
      return {
        remotes: Object.fromEntries(
          remotes.map(({ name, placed }) => [
            String(name),
            parsePlaced(String(placed), described.get(String(name)) ?? []),
          ]),
        ),
      }
    },

    /** Must be called in a transaction. */
    writeRemote(remote: string, { releases, ...placed }: RemoteReleases, entry: Entry) {
      sql.exec(
        'INSERT INTO remotes (name, placed) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET placed = excluded.placed',
        remote,
        JSON.stringify(placed),
      )
      for (const { name } of sql.exec('SELECT name FROM releases WHERE remote = ?', remote).toArray())
        if (!Object.hasOwn(releases, String(name)))
          sql.exec('DELETE FROM releases WHERE remote = ? AND name = ?', remote, String(name))
      for (const [name, description] of Object.entries(releases))
        sql.exec(
          'INSERT INTO releases (remote, name, description) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          remote,
          name,
          JSON.stringify(description),
        )
      sql.exec('INSERT INTO history (remote, entry) VALUES (?, ?)', remote, JSON.stringify(entry))
    },

    /** Must be called in a transaction. */
    deleteRemote(remote: string, entry: Entry) {
      sql.exec('DELETE FROM releases WHERE remote = ?', remote)
      sql.exec('DELETE FROM remotes WHERE name = ?', remote)
      sql.exec('INSERT INTO history (remote, entry) VALUES (?, ?)', remote, JSON.stringify(entry))
    },

    listActs({ remote, before, limit }: { remote: string | null; before: number; limit: number }): RegistryAct[] {
      const rows =
        remote === null
          ? sql.exec('SELECT id, entry FROM history WHERE id < ? ORDER BY id DESC LIMIT ?', before, limit)
          : sql.exec(
              'SELECT id, entry FROM history WHERE remote = ? AND id < ? ORDER BY id DESC LIMIT ?',
              remote,
              before,
              limit,
            )
      return rows.toArray().map(({ id, entry }) => z.parse(registryAct, { ...JSON.parse(String(entry)), id }))
    },

    /** Returns a revision that is never lower than an earlier one, even if the tables were lost. */
    nextCopy(now: number): number {
      const [row] = sql
        .exec(
          `INSERT INTO copies (id, revision) VALUES (1, ?)
             ON CONFLICT (id) DO UPDATE SET revision = max(revision + 1, excluded.revision) RETURNING revision`,
          now,
        )
        .toArray()
      return Number(row!.revision)
    },

    addNews(news: EndedCanary) {
      sql.exec('INSERT INTO news (id, told) VALUES (?, ?)', news.id, JSON.stringify(news))
    },

    listNews: () =>
      sql
        .exec('SELECT told FROM news ORDER BY id LIMIT 20')
        .toArray()
        // Only the code above writes this column, so its format is known.
        .map(({ told }) => JSON.parse(String(told)) as EndedCanary),

    forgetNews(id: string) {
      sql.exec('DELETE FROM news WHERE id = ?', id)
    },

    countGuess(network: string, { now, windowMs }: { now: number; windowMs: number }) {
      sql.exec('DELETE FROM guesses WHERE until <= ?', now)
      sql.exec(
        `INSERT INTO guesses (network, until, count) VALUES (?, ?, 1)
           ON CONFLICT (network) DO UPDATE SET count = count + 1`,
        network,
        now + windowMs,
      )
      return this.readGuesses(network, now)
    },

    readGuesses(network: string, now: number): { count: number; until: number } {
      const [row] = sql.exec('SELECT count, until FROM guesses WHERE network = ? AND until > ?', network, now).toArray()
      return row ? { count: Number(row.count), until: Number(row.until) } : { count: 0, until: now }
    },
  }
}

const placedSchema = z.omit(remoteReleases, { releases: true })

function parsePlaced(text: string, rows: readonly Record<string, unknown>[]): RemoteReleases {
  const releases: Record<string, Release> = {}
  for (const { name, description } of rows)
    releases[String(name)] = z.parse(releaseSchema, JSON.parse(String(description)))
  return { ...z.parse(placedSchema, JSON.parse(text)), releases }
}
