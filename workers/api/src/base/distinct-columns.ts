import { Column, is, SQL } from 'drizzle-orm'
import { SQLiteD1Session } from 'drizzle-orm/d1'

/**
 * Checks that each column of a select has a name of its own. A batch gives rows as objects: of two columns with the
 * same name one would be lost and all later values shifted, and a name of digits would move to the front.
 * @throws before the statement is sent
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

/** Checks every select, alone or in a batch. Those of `prepareQuery` are checked when they are written. */
export class DistinctColumnsSession extends SQLiteD1Session<Record<string, never>, Record<string, never>> {
  override prepareQuery(...given: Parameters<Session['prepareQuery']>) {
    requireDistinctColumns((given[1] ?? []).map(({ field }) => field))
    return super.prepareQuery(...given)
  }
}
