import { getTableColumns, getTableName } from 'drizzle-orm'
import { aggregates, type TableAggregate } from '../catalog/counters.ts'
import { bracketed, columnsIn, hasChanged, over, textOf } from './row-expression.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

export const aggregateTriggers = (): Trigger[] => aggregates.flatMap(triggersOf)

function triggersOf({ table: target, source, where, groupBy }: TableAggregate): Trigger[] {
  const [name, table] = [getTableName(target), getTableName(source)]
  const columns = getTableColumns(target)
  const groups = Object.entries(groupBy).map(([field, value]) => ({ key: columns[field]!.name, value: textOf(value) }))
  const condition = where && textOf(where)
  const keys = groups.map(({ key }) => key).join(', ')
  const whenOf = (row: 'old' | 'new') => condition && over(row, condition, table)
  const countOn = (whereNew?: string) => {
    const values = [...groups.map(({ value }) => over('new', value, table)), '1'].join(', ')
    return `INSERT INTO ${name} (${keys}, count) ${whereNew ? `SELECT ${values} WHERE ${whereNew}` : `VALUES (${values})`}
		ON CONFLICT (${keys}) DO UPDATE SET count = count + 1`
  }
  const countBack = (whereOld?: string) => {
    const same = groups.map(({ key, value }) => `${key} = ${bracketed(over('old', value, table))}`)
    return `UPDATE ${name} SET count = count - 1 WHERE ${[...same, ...(whereOld ? [`(${whereOld})`] : [])].join(' AND ')}`
  }
  const watched = [...groups.map(({ value }) => value), ...(condition ? [condition] : [])].filter(
    (each) => columnsIn(each, table).length > 0,
  )
  const askedBy = `aggregate of ${name}`
  return [
    after({ name: `${name}_insert`, event: 'INSERT', table, when: whenOf('new'), statements: [countOn()], askedBy }),
    after({ name: `${name}_delete`, event: 'DELETE', table, when: whenOf('old'), statements: [countBack()], askedBy }),
    after({
      name: `${name}_update`,
      event: updateOf(watched.flatMap((each) => columnsIn(each, table))),
      table,
      when: hasChanged(watched, table),
      statements: [countBack(whenOf('old')), countOn(whenOf('new'))],
      askedBy,
    }),
  ]
}
