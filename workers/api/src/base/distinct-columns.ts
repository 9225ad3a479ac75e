import { Column, is, SQL } from 'drizzle-orm'
import { SQLiteD1Session } from 'drizzle-orm/d1'

/**
 * A batch answers rows as objects, so of two columns of one name one is lost, all that follow move by one, and a name of digits
 * comes before all others. Hence each column of a select has a name, and its own.
 *
 * @throws before the statement is asked
 */
export function requireDistinctColumns(fields: readonly unknown[]) {
  if (fields.length < 2) return
  const names = fields.map(nameOf)
  const wrong = names.find((name, place) => name === undefined || names.indexOf(name) !== place)
  if (wrong !== undefined || names.includes(undefined))
    throw new Error(`A select needs distinct names, by .as(…): ${names.map((name) => name ?? '(none)').join(', ')}`)
}

const nameOf = (field: unknown) => {
  if (is(field, Column)) return field.name
  return is(field, SQL.Aliased) ? field.fieldAlias : undefined
}

type Session = SQLiteD1Session<Record<string, never>, Record<string, never>>

/** Every select passes it, whoever reads, alone or in a batch; those of `prepareQuery` when they are written. */
export class DistinctColumnsSession extends SQLiteD1Session<Record<string, never>, Record<string, never>> {
  override prepareQuery(...given: Parameters<Session['prepareQuery']>) {
    requireDistinctColumns((given[1] ?? []).map(({ field }) => field))
    return super.prepareQuery(...given)
  }
}
