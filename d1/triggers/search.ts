import { type NamedSearchTable, searchTables } from '../catalog/search-tables.ts'
import { columnsIn, hasChanged, over } from './row-expression.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

export const searchTriggers = (): Trigger[] => [
  ...searchTables.flatMap(textTriggers),
  ...[...Map.groupBy(searchTables, ({ source }) => source)].flatMap(([source, ofSource]) =>
    markTriggers(source, ofSource),
  ),
]

/** @returns the statement that creates the full-text table */
export const createSearchTable = ({ name, columns, tokenizer }: NamedSearchTable): string => {
  const options = tokenizer === 'words' ? "tokenize='unicode61', prefix='1 2'" : "tokenize='trigram'"
  return `CREATE VIRTUAL TABLE ${name} USING fts5(
	${Object.keys(columns).join(', ')}, content='', contentless_delete=1, ${options}
)`
}

/** @returns statements that index the existing rows and mark their texts to be folded */
export const fillSearchTable = (search: NamedSearchTable): string[] => [
  insertTexts(search, 'TRUE'),
  `INSERT OR IGNORE INTO unfolded_texts (source, seq) SELECT '${search.source}', seq FROM ${search.source}`,
]

export const insertTexts = ({ name, source, from, columns }: NamedSearchTable, condition: string) =>
  `INSERT INTO ${name} (rowid, ${Object.keys(columns).join(', ')})
		SELECT ${[`${source}.seq`, ...Object.values(columns)].join(', ')} FROM ${from} WHERE ${condition}`

const ownColumns = ({ source, where, joins = {}, columns }: NamedSearchTable) => [
  ...new Set([
    ...Object.values(columns).flatMap((each) => columnsIn(each, source)),
    ...(where ? columnsIn(where, source) : []),
    ...Object.values(joins),
  ]),
]

const joinedColumns = (searches: readonly NamedSearchTable[], joined: string) => [
  ...new Set(
    searches.flatMap(({ columns }) => Object.values(columns).flatMap((each) => columnsIn(each, joined, true))),
  ),
]

function textTriggers(search: NamedSearchTable): Trigger[] {
  const { name, source: table, where, joins = {} } = search
  const askedBy = `search of ${table}`
  const own = ownColumns(search)
  const changed = hasChanged(own, table)
  const isOld = where && over('old', where, table)
  const isNew = where && over('new', where, table)
  return [
    after({
      name: `${name}_insert`,
      event: 'INSERT',
      table,
      when: isNew,
      statements: [insertTexts(search, `${table}.seq = new.seq`)],
      askedBy,
    }),
    after({
      name: `${name}_delete`,
      event: 'DELETE',
      table,
      when: isOld,
      statements: [`DELETE FROM ${name} WHERE rowid = old.seq`],
      askedBy,
    }),
    after({
      name: `${name}_update`,
      event: updateOf(own),
      table,
      when: where ? `(${changed}) AND (${isOld} OR ${isNew})` : changed,
      statements: [
        `DELETE FROM ${name} WHERE rowid = old.seq${isOld ? ` AND ${isOld}` : ''}`,
        insertTexts(search, `${table}.seq = new.seq`),
      ],
      askedBy,
    }),
    ...Object.entries(joins).map(([joined, key]) => {
      const columns = joinedColumns([search], joined)
      return after({
        name: `${name}_update_by_${joined}`,
        event: updateOf(columns),
        table: joined,
        when: hasChanged(columns, joined),
        statements: [
          `DELETE FROM ${name} WHERE rowid IN (SELECT seq FROM ${table} WHERE ${key} = new.id)`,
          insertTexts(search, `${table}.${key} = new.id`),
        ],
        askedBy,
      })
    }),
  ]
}

/** Marks texts: the search tables hold them as written until scheduled work folds them (decisions 0057 and 0133). */
function markTriggers(source: string, searches: readonly NamedSearchTable[]): Trigger[] {
  const joins = Object.assign({}, ...searches.map((each) => each.joins ?? {})) as Record<string, string>
  const own = [...new Set(searches.flatMap(ownColumns))]
  const askedBy = `search of ${source}`
  const unmark = (rows: string) => `DELETE FROM unfolded_texts WHERE source = '${source}' AND seq ${rows}`
  const mark = (rows: string) => `INSERT INTO unfolded_texts (source, seq) ${rows}`
  const renew = [unmark('= new.seq'), mark(`VALUES ('${source}', new.seq)`)]
  return [
    after({ name: `${source}_unfolded_insert`, event: 'INSERT', table: source, statements: renew, askedBy }),
    after({
      name: `${source}_unfolded_update`,
      event: updateOf(own),
      table: source,
      when: hasChanged(own, source),
      statements: renew,
      askedBy,
    }),
    after({
      name: `${source}_unfolded_delete`,
      event: 'DELETE',
      table: source,
      statements: [unmark('= old.seq')],
      askedBy,
    }),
    ...Object.entries(joins).map(([joined, key]) => {
      const columns = joinedColumns(searches, joined)
      return after({
        name: `${source}_unfolded_update_by_${joined}`,
        event: updateOf(columns),
        table: joined,
        when: hasChanged(columns, joined),
        statements: [
          unmark(`IN (SELECT seq FROM ${source} WHERE ${key} = new.id)`),
          mark(`SELECT '${source}', seq FROM ${source} WHERE ${key} = new.id`),
        ],
        askedBy,
      })
    }),
  ]
}
