import { env } from 'cloudflare:workers'

type Rows = Record<string, unknown>[]

interface Snapshot {
  at: number
  rowsOf: Record<string, Rows>
}

/**
 * A database with a replica that shows these tables as they were some time ago. As in D1, a session is answered by the
 * replica, unless its bookmark is newer. A bookmark is the number of writes.
 */
export async function laggingDatabase(tables: readonly string[], clock: { now: number }, lagMs: number) {
  await prepareReplica()
  const snapshots: Snapshot[] = [await read()]
  const answers = { primary: 0, replica: 0 }
  let shown = -1

  async function read(): Promise<Snapshot> {
    const rows = await env.DB.batch<Record<string, unknown>>(
      tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)),
    )
    return { at: clock.now, rowsOf: Object.fromEntries(tables.map((table, place) => [table, rows[place]!.results])) }
  }

  async function catchUp(): Promise<number> {
    const newest = snapshots.findLastIndex(({ at }) => at <= clock.now - lagMs)
    const place = Math.max(newest, 0)
    if (place !== shown) await env.REPLICA.batch(fill(snapshots[place]!.rowsOf))
    shown = place
    return place
  }

  const openSession = (start: string): D1DatabaseSession => {
    let seen =
      start === 'first-primary' ? Number.POSITIVE_INFINITY : start === 'first-unconstrained' ? 0 : readCount(start)

    async function ask(asked: readonly Asked[]): Promise<D1Result<Record<string, unknown>>[]> {
      const isWrite = asked.some(({ sql }) => !/^\s*(select|with)\b/i.test(sql))
      const isShown = !isWrite && (await catchUp()) >= seen
      const d1 = isShown ? env.REPLICA : env.DB
      answers[isShown ? 'replica' : 'primary'] += 1
      const results = await d1.batch<Record<string, unknown>>(
        asked.map(({ sql, values }) => d1.prepare(sql).bind(...values)),
      )
      if (isWrite) snapshots.push(await read())
      seen = isShown ? Math.max(seen, shown) : snapshots.length - 1
      return results
    }

    const prepare = (sql: string, values: readonly unknown[] = []): D1PreparedStatement => {
      const run = async () => (await ask([{ sql, values }]))[0]!
      const raw = async () => (await run()).results.map((row) => Object.values(row))
      const statement = { sql, values, bind: (...bound: unknown[]) => prepare(sql, bound), run, all: run, raw }
      // The cast is safe: drizzle and the API call nothing else.
      return statement as unknown as D1PreparedStatement
    }
    return {
      prepare: (sql: string) => prepare(sql),
      batch: (asked: D1PreparedStatement[]) => ask(asked as unknown as Asked[]),
      getBookmark: () => writeCount(snapshots.length - 1),
    } as D1DatabaseSession
  }

  const db = { withSession: (start: string) => openSession(start) } as unknown as D1Database
  return { db, answers }
}

interface Asked {
  sql: string
  values: readonly unknown[]
}

const writeCount = (count: number) => count.toString(16).padStart(8, '0')
const readCount = (bookmark: string) => Number.parseInt(bookmark, 16)

/** Migrates the replica and drops its triggers: rows are copied from the primary, so nothing may add to them. */
async function prepareReplica() {
  const { REPLICA, MIGRATIONS } = env
  const isMigrated = await REPLICA.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()
  if (isMigrated) return
  await REPLICA.batch(MIGRATIONS.flatMap(({ queries }) => queries.map((query) => REPLICA.prepare(query))))
  const triggers = await REPLICA.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all<{
    name: string
  }>()
  await REPLICA.batch(triggers.results.map(({ name }) => REPLICA.prepare(`DROP TRIGGER ${name}`)))
}

function fill(rowsOf: Record<string, Rows>): D1PreparedStatement[] {
  const statements = Object.entries(rowsOf).flatMap(([table, rows]) => [
    env.REPLICA.prepare(`DELETE FROM ${table}`),
    ...rows.map((row) => {
      const columns = Object.keys(row)
      const places = columns.map(() => '?').join(', ')
      return env.REPLICA.prepare(`INSERT INTO ${table} ("${columns.join('", "')}") VALUES (${places})`).bind(
        ...Object.values(row),
      )
    }),
  ])
  return [env.REPLICA.prepare('PRAGMA defer_foreign_keys = on'), ...statements]
}
