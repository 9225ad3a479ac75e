import { getTableName } from 'drizzle-orm'
import { declarations } from '../catalog/declarations.ts'
import { searchTables } from '../catalog/search-tables.ts'
import type { Translated } from '../declarations/declare.ts'
import { insertTexts } from './search.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

export const translationTriggers = (): Trigger[] =>
  declarations.flatMap(({ table, translated }) =>
    translated ? [erase(getTableName(table), translated), ...searchAnew(getTableName(table), translated)] : [],
  )

/** Translations refer to rows of many tables, so that no foreign key can erase them with their original. */
const erase = (table: string, { kind, id = 'id', isRoot }: Translated): Trigger =>
  after({
    name: `${table}_delete_translations`,
    event: 'DELETE',
    table,
    statements: [
      `DELETE FROM translations WHERE ${isRoot ? `root_id = old.${id}` : `kind = '${kind}' AND item_id = old.${id}`}`,
    ],
    askedBy: `translated of ${table}`,
  })

/** A ready translation is searched with its original, whose search rows are written anew when it changes. */
function searchAnew(source: string, { kind, id = 'id' }: Translated): Trigger[] {
  const searches = searchTables.filter((each) => each.source === source && each.translated)
  if (searches.length === 0) return []
  const statementsOf = (row: 'old' | 'new') => {
    const originals = `SELECT seq FROM ${source} WHERE ${id} = ${row}.item_id`
    return [
      ...searches.flatMap((search) => [
        `DELETE FROM ${search.name} WHERE rowid IN (${originals})`,
        insertTexts(search, `${source}.${id} = ${row}.item_id`),
      ]),
      `DELETE FROM unfolded_texts WHERE source = '${source}' AND seq IN (${originals})`,
      `INSERT INTO unfolded_texts (source, seq) SELECT '${source}', seq FROM (${originals})`,
    ]
  }
  const made = { table: 'translations', askedBy: `translated of ${source}` }
  const name = `translations_search_${kind}`
  return [
    after({
      ...made,
      name: `${name}_insert`,
      event: 'INSERT',
      when: `new.kind = '${kind}' AND new.is_ready = 1`,
      statements: statementsOf('new'),
    }),
    after({
      ...made,
      name: `${name}_update`,
      event: updateOf(['title', 'summary', 'body', 'is_ready']),
      when: `new.kind = '${kind}' AND (old.is_ready = 1 OR new.is_ready = 1)`,
      statements: statementsOf('new'),
    }),
    after({
      ...made,
      name: `${name}_delete`,
      event: 'DELETE',
      when: `old.kind = '${kind}' AND old.is_ready = 1`,
      statements: statementsOf('old'),
    }),
  ]
}
