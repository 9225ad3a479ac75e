import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Aggregate, CounterCache } from './counters.ts'
import type { ConsentSwitch } from './consents.ts'
import type { Erasure } from './erasure.ts'
import type { FileReference, HandWrittenFileReference } from './file-references.ts'
import { neverExpires, type Notice, type Retention } from './retention.ts'
import type { EventSources } from './webhook-events.ts'

/** A full-text table, and the texts that its triggers write into it (decision 0057). */
export interface SearchTable {
  /**
   * `trigram` finds any three letters inside a text; `words` finds only beginnings of words, but already by one letter.
   */
  tokenizer: 'trigram' | 'words'
  /** A condition on the table's columns, if only some rows are searched. */
  where?: string
  /** Other tables whose texts are searched as well, each with the column that holds the id of its row. */
  joins?: Readonly<Record<string, string>>
  /** The SQL expression for each column. Columns of a joined table are prefixed with its name. */
  columns: Readonly<Record<string, string>>
  /** The fields of translations that are searched with a column, if the table is `translated`. */
  translated?: Readonly<Record<string, 'title' | 'summary' | 'body'>>
}

/** Texts of the table's rows can stand in other languages too, in `translations` (decision 0150). */
export interface Translated {
  kind: string
  /** The column that translations name; `id` by default. */
  id?: string
  /** Translations of its parts name this row as their root, and are erased with it. */
  isRoot?: true
}

/**
 * The rules for a table, next to its schema. Triggers, expiry, exports and checks are generated from them (decision
 * 0065).
 */
export interface TableDeclaration {
  table: SQLiteTable
  /** How long rows live, or why no stranger can make the table grow. */
  retention: Retention
  /** Required for a table that knows a person; a test finds those. */
  notice?: Notice
  search?: Readonly<Record<string, SearchTable>>
  /** `null` if statements write the counts themselves. */
  aggregate?: Aggregate | null
  /** The keys are fields. `null` marks a number that statements write themselves. */
  counterCaches?: Readonly<Record<string, CounterCache | null | undefined>>
  fileReferences?: Readonly<Record<string, FileReference | HandWrittenFileReference | undefined>>
  erasure?: Readonly<Record<string, Erasure | undefined>>
  translated?: Translated
  /** The events of which webhooks are told when a row changes. */
  webhookEvents?: EventSources
  /** The switches by which people agree. */
  consents?: readonly ConsentSwitch[]
}

type Columns<Table extends SQLiteTable> = Table['_']['columns']
type Field<Table extends SQLiteTable> = keyof Columns<Table> & string
type CountField<Table extends SQLiteTable> = Extract<Field<Table>, `${string}Count`>
type EmailField<Table extends SQLiteTable> = Extract<Field<Table>, 'email' | `${string}Email` | `${string}Address`>
type HasCover<Data> = string extends keyof Data ? false : 'coverImage' extends keyof Data ? true : false

type FileField<Table extends SQLiteTable> =
  | Extract<Field<Table>, `${string}Image` | `${string}avatarUrl` | `small${string}Key`>
  | {
      [Each in Field<Table>]: HasCover<Columns<Table>[Each]['_']['data']> extends true ? Each : never
    }[Field<Table>]

/** Requires an entry for each field whose name or type asks for one, and allows entries for other fields. */
type ByField<Option extends string, Table extends SQLiteTable, Asking extends string, Value, Open = Value> = [
  Asking,
] extends [never]
  ? { [Each in Option]?: Readonly<Partial<Record<Field<Table>, Open>>> }
  : { [Each in Option]: Readonly<Record<Asking, Value> & Partial<Record<Field<Table>, Open>>> }

type Options<Table extends SQLiteTable> = ('count' extends Field<Table>
  ? Partial<Pick<TableDeclaration, 'retention'>>
  : Pick<TableDeclaration, 'retention'>) &
  ('searchRowId' extends Field<Table> ? Required<Pick<TableDeclaration, 'search'>> : { search?: never }) &
  ('count' extends Field<Table>
    ? { aggregate: Aggregate<Exclude<Field<Table>, 'count'>> | null }
    : { aggregate?: never }) &
  ByField<'counterCaches', Table, CountField<Table>, CounterCache | null> &
  ByField<'fileReferences', Table, FileField<Table>, FileReference | HandWrittenFileReference> &
  ByField<'erasure', Table, EmailField<Table>, Erasure> &
  Pick<TableDeclaration, 'webhookEvents' | 'notice' | 'translated'> &
  Pick<TableDeclaration, 'consents'>

const asking = [
  { option: 'search', fields: /^searchRowId$/, add: 'search: { <table>_search: { tokenizer, columns } }' },
  { option: 'aggregate', fields: /^count$/, add: 'aggregate: { source, groupBy }, or null where statements count' },
  { option: 'counterCaches', fields: /Count$/, add: '{ source, foreignKey }, or null where statements write it' },
  { option: 'fileReferences', fields: /Image$|avatarUrl$|^small\w*Key$/, add: '{ changedAt }' },
  { option: 'erasure', fields: /^email$|Email$|Address$/, add: 'erasedByEmail' },
] as const

/** Checks at run time what the types check too: the error names the table, and a cast cannot bypass it. */
function refuseGaps(table: SQLiteTable, options: Readonly<Record<string, unknown>>) {
  const name = getTableName(table)
  if (!options.retention && !options.aggregate)
    throw new Error(`${name} lacks retention: add expiresAfter(…), or neverExpires(…) with the reason`)
  for (const field of Object.keys(getTableColumns(table))) {
    for (const { option, fields, add } of asking) {
      if (!fields.test(field)) continue
      const said = options[option]
      const isWhole = option === 'search' || option === 'aggregate'
      if (isWhole && said === undefined) throw new Error(`${name} has ${field}, but lacks ${option}: add ${add}`)
      if (!isWhole && !(said instanceof Object && field in said)) {
        throw new Error(`${name} has ${field}, but lacks it in ${option}: add ${option}: { ${field}: ${add} }`)
      }
    }
  }
}

export function declare<Table extends SQLiteTable>(table: Table, options: Options<Table>): TableDeclaration {
  refuseGaps(table, options)
  return { table, retention: neverExpires('aggregate'), ...options }
}
