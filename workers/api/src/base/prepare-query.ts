import { Column, fillPlaceholders, is, type Query, type SQL } from 'drizzle-orm'
import { type Database, openDatabase } from './context.ts'
import { requireDistinctColumns } from './distinct-columns.ts'

type Field = Column | SQL | SQL.Aliased

interface Select<Rows> {
  readonly _: { readonly result: Rows; readonly selectedFields: Record<string, Field> }
  toSQL(): Query
}

export interface PreparedQuery<Rows> extends Query {
  toRows(result: D1Result | undefined): Rows
}

// The cast is safe: this database only writes SQL and never runs it.
const writer = openDatabase({ prepare: () => undefined } as unknown as D1Database)

/**
 * Compiles a query once per shape, because drizzle takes a tenth of a read's time. The result is cached forever, so
 * shapes must come from closed sets and never from a visitor.
 */
export function prepareQuery<Rows, Shape extends unknown[]>(write: (db: Database, ...shape: Shape) => Select<Rows>) {
  const kept = new Map<string, PreparedQuery<Rows>>()

  return (values: Record<string, unknown> = {}, ...shape: Shape): PreparedQuery<Rows> => {
    const key = JSON.stringify(shape)
    let query = kept.get(key)
    if (!query) {
      const select = write(writer, ...shape)
      query = { ...select.toSQL(), toRows: rowReader(select) }
      kept.set(key, query)
    }
    return { ...query, params: fillPlaceholders(query.params, values) }
  }
}

export async function batchRead<Rows extends unknown[]>(
  { $client }: Database,
  ...queries: { [Place in keyof Rows]: PreparedQuery<Rows[Place]> }
): Promise<Rows> {
  const results = await $client.batch(queries.map(({ sql, params }) => $client.prepare(sql).bind(...params)))
  return queries.map(({ toRows }, place) => toRows(results[place])) as Rows
}

/** Reads values by position, so that each field's decoder is looked up only once. */
function rowReader<Rows>(select: Select<Rows>) {
  requireDistinctColumns(Object.values(select._.selectedFields))
  const fields = Object.entries(select._.selectedFields).map(([name, field]) => ({ name, decoder: decoderOf(field) }))

  const readRow = (row: object) => {
    const columns: unknown[] = Object.values(row)
    const read: Record<string, unknown> = {}
    let place = 0
    for (const { name, decoder } of fields) {
      const column = columns[place]
      read[name] = decoder === null || column === null ? column : decoder.mapFromDriverValue(column)
      place += 1
    }
    return read
  }
  // The cast is safe: the fields are those of the select.
  return (result: D1Result<object> | undefined) => (result?.results ?? []).map(readRow) as Rows
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** Finds the decoder of a field: a column's own, or that given by `mapWith`; `null` if the value needs none. */
function decoderOf(field: Field): Decoder | null {
  if (is(field, Column)) return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : field
  // drizzle's types do not show the decoder of an expression.
  return (('sql' in field ? field.sql : field) as unknown as { decoder: Decoder }).decoder
}
