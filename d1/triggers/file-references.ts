import { getTableColumns, getTableName } from 'drizzle-orm'
import { declarations } from '../catalog/declarations.ts'
import { bracketed, columnsIn, hasChanged, over } from './row-expression.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

export const fileTriggers = (): Trigger[] =>
  declarations.flatMap(({ table, fileReferences = {} }) =>
    Object.entries(fileReferences).flatMap(([field, reference]) => {
      if (!reference || 'keys' in reference) return []
      const column = getTableColumns(table)[field]!.name
      const { path = column, id = false, changedAt } = reference
      return triggersOf(getTableName(table), { column, path, id, changedAt })
    }),
  )

/**
 * When the row that uses a file is deleted, the file counts as unused since its upload. An unused file of an erased
 * owner is deleted at once.
 */
function triggersOf(
  table: string,
  { column, path, id, changedAt }: { column: string; path: string; id: boolean; changedAt: string },
) {
  const pathOf = (row: 'old' | 'new') => bracketed(over(row, path, table))
  const keyOf = (row: 'old' | 'new') =>
    id ? `id = ${over(row, path, table)}` : `object_key = substr(${over(row, path, table)}, 8)`
  const isFile = (row: 'old' | 'new') => (id ? `${pathOf(row)} IS NOT NULL` : `${pathOf(row)} LIKE '/media/%'`)
  const use = `UPDATE files SET uses = uses + 1, unused_at = NULL WHERE ${keyOf('new')} AND state = 'stored'`
  const release = (since: string) =>
    `UPDATE files SET uses = uses - 1, unused_at = CASE WHEN uses = 1 THEN ${since} END WHERE ${keyOf('old')} AND uses > 0`
  const erase = `DELETE FROM files WHERE ${keyOf('old')} AND owner_id IS NULL AND uses = 0`
  const name = `${table}_${column}_file`
  const askedBy = `fileReferences of ${table}`
  return [
    after({ name: `${name}_insert`, event: 'INSERT', table, when: isFile('new'), statements: [use], askedBy }),
    after({
      name: `${name}_delete`,
      event: 'DELETE',
      table,
      when: isFile('old'),
      statements: [release('0'), erase],
      askedBy,
    }),
    after({
      name: `${name}_update`,
      event: updateOf(columnsIn(path, table)),
      table,
      when: hasChanged([path], table),
      statements: [use, release(`new.${changedAt}`)],
      askedBy,
    }),
  ]
}
