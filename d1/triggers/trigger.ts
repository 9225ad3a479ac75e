/** A trigger that must exist, and the declaration that asks for it. */
export interface Trigger {
  name: string
  /** The table whose changes fire it. */
  table: string
  sql: string
  /** The declaration that needs the trigger, for the message if it is missing: `erasure of contact_messages`. */
  askedBy: string
}

type Event = 'INSERT' | 'DELETE' | `UPDATE OF ${string}`

interface Body {
  name: string
  event: Event
  table: string
  when?: string | undefined
  statements: readonly string[]
  askedBy: string
}

export const after = (body: Body): Trigger => trigger('AFTER', body)

export const before = (body: Body): Trigger => trigger('BEFORE', body)

const trigger = (moment: 'BEFORE' | 'AFTER', { name, event, table, when, statements, askedBy }: Body): Trigger => ({
  name,
  table,
  askedBy,
  sql: [
    `CREATE TRIGGER ${name} ${moment} ${event} ON ${table}${when ? `\nWHEN ${when}` : ''}`,
    'BEGIN',
    ...statements.map((statement) => `\t${statement};`),
    'END',
  ].join('\n'),
})

export const updateOf = (columns: Iterable<string>): Event => `UPDATE OF ${[...new Set(columns)].join(', ')}`
