import type { LocalDatabase } from '../local-database.ts'
import { searchTables } from '../catalog/search-tables.ts'
import { aggregateTriggers } from './aggregates.ts'
import { readHandWritten } from './by-hand.ts'
import { consentTriggers } from './consents.ts'
import { counterTriggers } from './counter-caches.ts'
import { erasureTriggers } from './erasure.ts'
import { fileTriggers } from './file-references.ts'
import { createSearchTable, searchTriggers } from './search.ts'
import { translationTriggers } from './translations.ts'
import type { Trigger } from './trigger.ts'
import { webhookTriggers } from './webhook-events.ts'

export const declaredTriggers = (): Trigger[] => [
  ...aggregateTriggers(),
  ...counterTriggers(),
  ...consentTriggers(),
  ...searchTriggers(),
  ...translationTriggers(),
  ...fileTriggers(),
  ...erasureTriggers(),
  ...webhookTriggers(),
  ...readHandWritten().flatMap(({ triggers }) => triggers),
]

export interface LiveObject {
  name: string
  table: string
  sql: string
}

const select = (type: string) => `SELECT name, tbl_name AS 'table', sql FROM sqlite_master WHERE ${type} ORDER BY name`

const rowsOf = async (db: LocalDatabase, query: string): Promise<LiveObject[]> =>
  (await db.prepare(query).all()).results.map(({ name, table, sql }) => ({
    name: String(name),
    table: String(table),
    sql: String(sql),
  }))

export const liveTriggers = (db: LocalDatabase) => rowsOf(db, select("type = 'trigger'"))

export const liveSearchTables = (db: LocalDatabase) =>
  rowsOf(db, select("type = 'table' AND sql LIKE 'CREATE VIRTUAL %'"))

const isSame = (left: string, right: string) =>
  left.replaceAll(/\s+/g, ' ').trim() === right.replaceAll(/\s+/g, ' ').trim()

export interface Difference {
  missing: Trigger[]
  changed: Trigger[]
  unknown: LiveObject[]
}

export function compareTriggers(declared: readonly Trigger[], live: readonly LiveObject[]): Difference {
  const found = new Map(live.map((each) => [each.name, each]))
  const names = new Set(declared.map(({ name }) => name))
  return {
    missing: declared.filter(({ name }) => !found.has(name)),
    changed: declared.filter(({ name, sql }) => found.has(name) && !isSame(sql, found.get(name)!.sql)),
    unknown: live.filter(({ name }) => !names.has(name)),
  }
}

const toDo = 'Run `pnpm generate --name verb_noun`.'

export const explain = ({ missing, changed, unknown }: Difference): string[] => [
  ...missing.map(
    ({ name, table, askedBy }) => `${askedBy} asks for the trigger ${name} on ${table}; no migration makes it. ${toDo}`,
  ),
  ...changed.map(
    ({ name, table, askedBy }) =>
      `${askedBy} asks for another trigger ${name} on ${table} than migrations make. ${toDo}`,
  ),
  ...unknown.map(
    ({ name, table }) =>
      `No declaration asks for the trigger ${name} on ${table}. Declare what it does, or write it into triggers/by-hand.sql with the reason; if it is to go: ${toDo}`,
  ),
]

/**
 * Explains how a full-text table differs from its declaration. It is created once, so another tokenizer or column needs
 * a hand-written migration.
 */
export const explainSearchTables = (live: readonly LiveObject[]): string[] => {
  const found = new Map(live.map(({ name, sql }) => [name, sql]))
  const names = new Set(searchTables.map(({ name }) => name))
  return [
    ...searchTables.flatMap((search) => {
      const { name, source } = search
      const sql = found.get(name)
      if (sql === undefined) return [`search of ${source} asks for the table ${name}; no migration makes it. ${toDo}`]
      if (isSame(sql, createSearchTable(search))) return []
      return [`search of ${source} asks for another table ${name} than migrations make. Drop and fill it by hand.`]
    }),
    ...live
      .filter(({ name }) => !names.has(name))
      .map(
        ({ name }) =>
          `No declaration asks for the full-text table ${name}. Add it to the search of its table, or drop it.`,
      ),
  ]
}
