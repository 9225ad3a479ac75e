import { limits } from '@kere/contracts/http/limits'
import { exportedRows } from '@kere/d1/catalog/data-exports'
import { heldData } from '@kere/d1/catalog/held-data'
import { personalColumns } from '@kere/d1/catalog/personal-data'
import { breachPeople } from '@kere/d1/schema/console/breaches'
import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

/** A person's own copy leaves these out, and a breach does not. */
const secret = /(^|_)(hash|token|key)$/

/** The tables that hold something of people, with the fields of people in them. */
export const heldIn = (tables: readonly string[]) =>
  heldData
    .filter(({ name }) => tables.includes(name))
    .map(({ name: table, what }) => {
      const copied = exportedRows
        .filter(({ name }) => name === table || name.startsWith(`${table}.`))
        .flatMap(({ columns }) => Object.keys(columns))
      const secrets = personColumnsOf([table])
        .flatMap(({ source }) => Object.entries<SQLiteColumn>(getTableColumns(source.table)))
        .flatMap(([field, { name }]) => (secret.test(name) ? [field] : []))
      return { table, what, fields: [...new Set([...copied, ...secrets])] }
    })

/** The columns that lead to people. A keyed hash leads to nobody. */
export const personColumnsOf = (tables: readonly string[]) =>
  personalColumns.filter(({ table, holds }) => tables.includes(table) && holds !== 'keyed hash')

type PersonColumn = ReturnType<typeof personColumnsOf>[number]

/** The columns that say since when a row is there. Where there is none, every row counts. */
const born = new Set(['created_at', 'submitted_at', 'placed_at', 'given_at', 'issued_at', 'asked_at', 'requested_at'])

const bornAt = ({ table }: SQLiteColumn) =>
  Object.values<SQLiteColumn>(getTableColumns(table)).find(({ name }) => born.has(name))

/** The next rows of the table, as many as one request reads. */
export const portionOf = ({ source }: PersonColumn, after: number) =>
  sql`(SELECT rowid AS place, ${source} AS person, ${bornAt(source) ?? sql`0`} AS born FROM ${source.table}
    WHERE rowid > ${after} ORDER BY rowid LIMIT ${limits.countedRows}) AS portion`

interface Searched {
  breachId: string
  toAt: number
  column: PersonColumn
  after: number
}

/** Adds the people of a portion. Somebody whom two tables name is there once, with a line for each. */
export function insertPeople({ db, at }: Context, { breachId, toAt, column, after }: Searched) {
  const [held] = heldIn([column.table])
  const portion = portionOf(column, after)
  const isEmail = column.holds === 'email'
  const people = isEmail
    ? sql`${portion} LEFT JOIN users ON users.email = portion.person AND users.email_verified_at IS NOT NULL`
    : sql`${portion} CROSS JOIN users ON users.id = portion.person`
  return insertSelect(
    db,
    breachPeople,
    {
      id: sql`'brp_' || lower(hex(randomblob(13)))`,
      breachId,
      userId: sql`users.id`,
      email: isEmail ? sql`portion.person` : sql`users.email`,
      firstName: sql`iif(users.email_verified_at IS NULL, NULL, profiles.first_name)`,
      what: held?.what ?? column.table,
      foundAt: at,
    },
    sql`FROM ${people} LEFT JOIN profiles ON profiles.id = users.id
      WHERE portion.born <= ${toAt} AND portion.person <> ''`,
  ).onConflictDoUpdate({
    target: [breachPeople.breachId, breachPeople.email],
    set: { what: sql`what || char(10) || excluded.what` },
    setWhere: sql`instr(breach_people.what, excluded.what) = 0`,
  })
}
