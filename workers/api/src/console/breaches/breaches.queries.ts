import { breaches as breachList, breachPeople as peopleList, breachPerson } from '@kere/contracts/console/breaches'
import { limits } from '@kere/contracts/http/limits'
import { breaches, breachPeople } from '@kere/d1/schema/console/breaches'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { columnsOf } from '../../kit/lists/columns-of.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { insertPeople, personColumnsOf, portionOf } from './breach-people-rows.ts'

export const breachRows = rowsOf(breachList, {
  select: (db) => db.select().from(breaches),
  orders: byDate({ createdAt: breaches.createdAt, id: breaches.id }),
  filters: {},
})

export const personRows = rowsOf(peopleList, {
  select: (db) =>
    db.select({ ...columnsOf(breachPeople, breachPerson), userId: breachPeople.userId }).from(breachPeople),
  orders: byDate({ foundAt: breachPeople.foundAt, id: breachPeople.id }),
  filters: { breach: breachPeople.breachId },
})

export async function insertBreach(
  context: Context,
  row: Omit<typeof breaches.$inferInsert, 'id' | 'createdAt' | 'openedBy'>,
) {
  const id = context.stableId('brc')
  const { opened } = await actBatch(context, [
    {
      done: context.db
        .insert(breaches)
        .values({ ...row, id, createdAt: context.at, openedBy: context.actor?.userId ?? null }),
    },
    insertAuditRow(context, {
      action: 'breach.opened',
      subject: { type: 'breach', id },
      detail: { isDrill: row.isDrill, tables: row.tables.join(' ') },
    }),
    { opened: breachRows.one(context, id) },
  ])
  return opened[0]
}

/** Searches the next portion. Two who search at once find the same people, and go on from the same place. */
export async function searchPortion(context: Context, breach: typeof breaches.$inferSelect) {
  const { db } = context
  const { id, tables, toAt, searchedColumns: index, searchedPlace: after } = breach
  const columns = personColumnsOf(tables)
  const column = columns[index]
  const isSame = and(
    eq(breaches.id, id),
    eq(breaches.state, 'searching'),
    eq(breaches.searchedColumns, index),
    eq(breaches.searchedPlace, after),
  )
  const isLast = index >= columns.length - 1
  const portion = column ? portionOf(column, after) : sql`(SELECT 0 AS place WHERE FALSE) AS portion`
  const read = sql`(SELECT count(*) FROM ${portion})`
  const isOver = sql`${read} < ${limits.countedRows}`
  const { row } = await namedBatch(db, [
    ...(column ? [insertPeople(context, { breachId: id, toAt, column, after })] : []),
    insertAuditRow(context, {
      action: 'breach.searched',
      subject: { type: 'breach', id },
      from: sql`FROM ${breaches} WHERE ${isSame} AND ${isLast ? 1 : 0} AND ${isOver}`,
    }),
    db
      .update(breaches)
      .set({
        searchedColumns: sql`iif(${isOver}, ${index + 1}, ${index})`,
        searchedPlace: sql`iif(${isOver}, 0, (SELECT max(place) FROM ${portion}))`,
        state: sql`iif(${isLast ? 1 : 0} AND ${isOver}, 'found', 'searching')`,
      })
      .where(isSame),
    { row: breachRows.one(context, id) },
  ])
  return row[0]
}

const text = (name: string) => sql.raw(`'${name}', breaches.${name}`)

const instant = (name: string, column: string) =>
  sql.raw(`'${name}', strftime('%Y-%m-%dT%H:%M:%SZ', breaches.${column} / 1000, 'unixepoch')`)

/** Writes the letters and marks the breach as told, in one batch. In a drill the admin gets the first letter alone. */
export const updateToTold = (context: Context, id: string) =>
  change(context, breaches, {
    id,
    when: eq(breaches.state, 'found'),
    set: { state: 'told', toldAt: context.at, letters: sql`iif(is_drill, 0, people_count)` },
    audit: {
      action: 'breach.told',
      subject: 'breach',
      detail: sql`json_object('isDrill', iif(is_drill, json('true'), json('false')), 'people', people_count)`,
    },
    also: () => [
      insertOutboxRows(context, {
        template: 'breach_letter',
        userId: sql`iif(is_drill, NULL, breach_people.user_id)`,
        to: sql`iif(is_drill, (SELECT email FROM users WHERE id = ${context.actor?.userId ?? null}), breach_people.email)`,
        about: sql`breach_people.user_id`,
        details: sql`json_object('isDrill', iif(is_drill, 'yes', ''),
          'firstName', iif(is_drill, '', coalesce(breach_people.first_name, '')), 'what', breach_people.what,
          ${instant('from', 'from_at')}, ${instant('to', 'to_at')}, ${text('nature')}, ${text('consequences')},
          ${text('measures')}, ${text('advice')})`,
        from: sql`FROM breaches CROSS JOIN breach_people ON breach_people.breach_id = breaches.id
          WHERE breaches.id = ${id} AND breaches.state = 'found' AND (NOT breaches.is_drill OR breach_people.id =
            (SELECT min(id) FROM breach_people WHERE breach_id = breaches.id))`,
      }),
    ],
    read: breachRows.one(context, id),
  })
