import { DatabaseSync } from 'node:sqlite'
import type { Report } from './votes.ts'
import { openWatch } from './watch-tables.ts'
import type { WatchedRelease } from './watched-release.ts'
import type { Witness } from './witness.ts'

export const begin = Date.UTC(2026, 10, 22, 10)

export const trial: WatchedRelease = {
  remote: 'public',
  release: 'new',
  beside: 'old',
  since: new Date(begin).toISOString(),
  isTrial: true,
  isPaused: false,
}

export function openTestWatch() {
  const database = new DatabaseSync(':memory:')
  const prepared = new Map<string, ReturnType<typeof database.prepare>>()
  const watch = openWatch({
    exec(query, ...values) {
      const statement = prepared.get(query) ?? database.prepare(query)
      if (query.includes('?')) prepared.set(query, statement)
      const rows = statement.all(...values)
      return { toArray: () => rows }
    },
  })
  const rowsOf = (table: string) => Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count)
  return { watch, rowsOf }
}

export const makeReport = (
  release: string,
  { id, network = id, witness = 'visitor' }: { id: string; network?: string; witness?: Witness },
  given: Partial<Report> = {},
): Report => ({
  remote: 'public',
  release,
  voter: { witness, id, network },
  isSent: false,
  isHeard: true,
  failures: [],
  ...given,
})
