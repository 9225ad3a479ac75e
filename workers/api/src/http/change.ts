import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { outbox } from '@kere/d1/schema/console/outbox'
import type { BatchItem } from 'drizzle-orm/batch'
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Context } from '../base/context.ts'
import { type Acting, actBatch } from '../base/named-batch.ts'
import { type AuditAct, insertAuditRow } from './audit-row.ts'
import type { AuditAction, MailTemplate } from './labels.ts'
import { insertOutboxRow } from './outbox-row.ts'

/** The clock changes rows too, and is no actor. */
export type Changing = Acting &
  Pick<Context, 'at' | 'newId' | 'requestId' | 'queueMail' | 'kindOfMail'> &
  Partial<Pick<Context, 'actor'>>

type Statement = BatchItem<'sqlite'>

type Changeable = SQLiteTable & { id: SQLiteColumn }

/** The row keeps the id of its latest undoable change, with which the ids of that change's emails begin. */
type Undoable = Changeable & { lastChange: SQLiteColumn }

type Read<Row> = Statement & PromiseLike<readonly Row[]>

interface ChangeAudit {
  action: AuditAction
  /** The type of what it is about, whose id is the row's unless `id` names another. */
  subject: string
  id?: string | SQL
  detail?: AuditAct['detail']
  /** Only these changes are logged. */
  when?: SQL | undefined
}

export interface ChangeMail {
  template: MailTemplate
  /** A column of the row that names an account, whose `users` and `profiles` the details may then read; or an address as it is. */
  to: Column | { userId: Column; address: Column }
  /** Values of the template: texts, columns, or SQL over the row. */
  details: Readonly<Record<string, string | Column | SQL>>
  about?: SQL
  /** More tables that the details read: `JOIN … ON …`. */
  join?: SQL
  /** Only these changes are mailed. */
  when?: SQL | undefined
}

interface Meant {
  id: string
  /** The row may be changed while this holds; of two changes at once it holds for the first alone. */
  when?: SQL | undefined
  audit?: ChangeAudit | undefined
  /** For the answer to a retry, of what is gone by then. */
  kept?: string
}

interface Act<Table extends Changeable, Row> extends Meant {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- drizzle flattens its type with an `& {}`
  set: SQLiteUpdateSetSource<Table>
  /** Answers with the row as it then is, from the same batch. */
  read?: Read<Row>
}

/**
 * Changes one row in one batch with its row in the log and its emails. Each statement asks for itself whether the row may be changed
 * (`when`), and the last one changes it. Emails of an undoable change wait until it can no longer be undone.
 */
export async function change<Table extends Changeable, Row>(
  context: Changing,
  table: Table,
  act: Act<Table, Row> & {
    mails?: readonly ChangeMail[]
    undoable?: Table extends Undoable ? true : never
    /**
     * More statements of the same batch.
     *
     * @param from `FROM … WHERE …`, which finds the row while it may be changed
     * @param name of the change, with which the ids of its emails begin
     */
    also?: (from: SQL, name: string) => readonly Statement[]
    /** These bring other rows into line with the row as it then is, whether it was changed or not. */
    after?: readonly Statement[]
  },
) {
  const name = context.newId('out')
  const isMeant = and(eq(table.id, act.id), act.when)
  const mails = (act.mails ?? []).map((mail, place) =>
    mailRow(context, mail, {
      table,
      isMeant,
      id: place === 0 ? name : `${name}_${place}`,
      isHeld: act.undoable === true,
    }),
  )
  // drizzle does not find the column in a table that is generic.
  const set = act.undoable ? { ...act.set, lastChange: name } : act.set
  const more = act.also?.(sql`FROM ${table} WHERE ${isMeant}`, name) ?? []
  const done = context.db.update(table).set(set).where(isMeant)
  return run(context, table, { ...act, done, isMeant, before: [...mails, ...more] })
}

/** Deletes one row in one batch with its row in the log. */
export async function remove(context: Changing, table: Changeable, act: Meant) {
  const isMeant = and(eq(table.id, act.id), act.when)
  const { isDone } = await run(context, table, { ...act, done: context.db.delete(table).where(isMeant), isMeant })
  return isDone
}

/**
 * Takes back the latest undoable change of a row, while none of its emails has left or is due, and deletes them. Whatever was
 * changed, they are found in one way: their ids begin with the row's `lastChange`.
 */
export function undo<Table extends Undoable, Row>(
  context: Changing,
  table: Table,
  act: Act<Table, Row> & {
    /** Says whether a change that mailed nobody may still be undone. */
    untold?: SQL
    also?: (from: SQL) => readonly Statement[]
  },
) {
  const isMeant = and(eq(table.id, act.id), mailsWait(context, table, act.untold), act.when)
  const ownName = sql`(SELECT ${table.lastChange} FROM ${table} WHERE ${table.id} = ${act.id})`
  // The statement before this one is the change or its mark, so `changes()` says whether the row was changed.
  const deleted = context.db.delete(outbox).where(sql`changes() > 0 AND ${isMailOf(ownName)}`)
  const before = act.also?.(sql`FROM ${table} WHERE ${isMeant}`) ?? []
  const done = context.db.update(table).set(act.set).where(isMeant)
  return run(context, table, { ...act, done, isMeant, before, after: [deleted] })
}

interface Batch<Row> extends Meant {
  done: Statement
  isMeant: SQL | undefined
  before?: readonly Statement[]
  after?: readonly Statement[]
  read?: Read<Row>
}

async function run<Row>(
  context: Changing,
  table: Changeable,
  { id, done, audit, isMeant, before = [], after = [], read, kept }: Batch<Row>,
) {
  const answered: { rows?: Read<Row> } = read ? { rows: read } : {}
  const results = await actBatch(
    context,
    [...(audit ? [auditRow(context, table, id, isMeant, audit)] : []), ...before, { done }, ...after, answered],
    { kept },
  )
  // drizzle types what a statement of a batch answers as any.
  const [row] = (results.rows ?? []) as readonly Row[]
  return { isDone: results.isDone, row }
}

function auditRow(context: Changing, table: SQLiteTable, rowId: string, isMeant: SQL | undefined, audit: ChangeAudit) {
  const { action, subject, id = rowId, detail, when } = audit
  return insertAuditRow(context, {
    action,
    subject: { type: subject, id },
    ...(detail && { detail }),
    from: sql`FROM ${table} WHERE ${and(isMeant, when)}`,
  })
}

interface Telling {
  table: SQLiteTable
  isMeant: SQL | undefined
  id: string
  isHeld: boolean
}

function mailRow(context: Changing, mail: ChangeMail, { table, isMeant, id, isHeld }: Telling) {
  const { template, to, details, about, join = sql``, when } = mail
  const isAddress = 'address' in to
  const account = isAddress
    ? sql``
    : sql`JOIN ${users} ON ${users.id} = ${to} JOIN ${profiles} ON ${profiles.id} = ${users.id}`
  return insertOutboxRow(context, {
    id,
    template,
    userId: isAddress ? sql`${to.userId}` : sql`${users.id}`,
    to: isAddress ? sql`${to.address}` : sql`${users.email}`,
    ...(about && { about }),
    details: sql`json_object(${sql.join(
      Object.entries(details).map(([name, value]) => sql`${name}, ${value}`),
      sql`, `,
    )})`,
    ...(isHeld && { holdSeconds: limits.undoSeconds }),
    from: sql`FROM ${table} ${account} ${join} WHERE ${and(isMeant, when)}`,
  })
}

/** Emails are found by the name of their change; a row that was never changed has none. */
export const isMailOf = (name: string | SQL | Column) =>
  sql`${name} <> '' AND ${outbox.id} >= ${name} AND ${outbox.id} < ${name} || '~'`

/**
 * Whether all emails of the row's latest change wait, and are not due.
 *
 * @param untold whether a change that had nobody to tell may be undone
 */
export const mailsWait = (
  { at }: Pick<Context, 'at'>,
  { lastChange }: Pick<Undoable, 'lastChange'>,
  untold = sql`FALSE`,
) => sql`coalesce((SELECT min(${outbox.state} = 'pending' AND ${outbox.attempts} = 0 AND ${outbox.dueAt} > ${at})
  FROM ${outbox} WHERE ${isMailOf(lastChange)}), ${untold})`
