import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { declarations } from '../catalog/declarations.ts'
import { bracketed, columnsIn, columnsOf, hasChanged, over } from './row-expression.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

interface Counter {
  column: string
  source: string
  foreignKey: string
  value?: string
  where?: string
}

/** Makes one set of triggers for all counters of a table that the same rows change. */
export const counterTriggers = (): Trigger[] =>
  declarations.flatMap(({ table }) =>
    [...Map.groupBy(countersOf(table), ({ source, foreignKey }) => `${source}.${foreignKey}`).values()].flatMap(
      (counters) => triggersOf(getTableName(table), counters),
    ),
  )

function countersOf(table: SQLiteTable): Counter[] {
  const columns = getTableColumns(table)
  const { counterCaches = {} } = declarations.find((each) => each.table === table)!
  return Object.entries(counterCaches).flatMap(([field, counter]) => {
    if (!counter || 'expected' in counter) return []
    const { source, foreignKey, value, where } = counter
    if (!columnsOf(source).has(foreignKey)) {
      throw new Error(`${getTableName(table)} counts ${source} by ${foreignKey}, which is no column of it`)
    }
    return [{ column: columns[field]!.name, source, foreignKey, ...(value && { value }), ...(where && { where }) }]
  })
}

function triggersOf(target: string, counters: readonly Counter[]): Trigger[] {
  const [{ source: table, foreignKey } = { source: '', foreignKey: '' }] = counters
  const shares = counters.map(({ column, value = '1', where }) => ({
    column,
    share: where ? `iif(${where}, ${value}, 0)` : value,
  }))
  const conditions = new Set(counters.map(({ where }) => where))
  const [condition] = conditions.size === 1 ? conditions : []
  const whenOf = (row: 'old' | 'new') => condition && over(row, condition, table)
  const add = (sign: '+' | '-', row: 'old' | 'new') => {
    const changes = counters.map(({ column, value = '1', where }) => {
      const share = condition || !where ? value : `iif(${where}, ${value}, 0)`
      return `${column} = ${column} ${sign} ${bracketed(over(row, share, table))}`
    })
    return `UPDATE ${target} SET ${changes.join(',\n\t\t')} WHERE id = ${row}.${foreignKey}`
  }
  const shareOf = (row: 'old' | 'new', share: string) =>
    `(id IS ${row}.${foreignKey})${share === '1' ? '' : ` * ${bracketed(over(row, share, table))}`}`
  const moved = shares.map(
    ({ column, share }) => `${column} = ${column} - ${shareOf('old', share)} + ${shareOf('new', share)}`,
  )
  const watched = [...new Set([foreignKey, ...shares.map(({ share }) => share)])].filter(
    (each) => columnsIn(each, table).length > 0,
  )
  const name = `${target}_counters_by_${table}`
  const askedBy = `counterCaches of ${target}`
  return [
    after({
      name: `${name}_insert`,
      event: 'INSERT',
      table,
      when: whenOf('new'),
      statements: [add('+', 'new')],
      askedBy,
    }),
    after({
      name: `${name}_delete`,
      event: 'DELETE',
      table,
      when: whenOf('old'),
      statements: [add('-', 'old')],
      askedBy,
    }),
    after({
      name: `${name}_update`,
      event: updateOf(watched.flatMap((each) => columnsIn(each, table))),
      table,
      when: hasChanged(watched, table),
      statements: [
        `UPDATE ${target} SET ${moved.join(',\n\t\t')}
		WHERE id IN (old.${foreignKey}, new.${foreignKey})`,
      ],
      askedBy,
    }),
  ]
}
