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

/** The context of a change. `actor` is optional, because scheduled work changes rows too and has no actor. */
export type Changing = Acting &
  Pick<Context, 'at' | 'newId' | 'requestId' | 'queueMail' | 'kindOfMail'> &
  Partial<Pick<Context, 'actor' | 'language'>>

type Statement = BatchItem<'sqlite'>

type Changeable = SQLiteTable & { id: SQLiteColumn }

/**
 * A row that stores the id of its latest undoable change in `lastChange`. The ids of the emails about that change begin
 * with it.
 */
type Undoable = Changeable & { lastChange: SQLiteColumn }

type Read<Row> = Statement & PromiseLike<readonly Row[]>

interface ChangeAudit {
  action: AuditAction
  /** The type of the audit entry's subject. The subject's id is that of the row, unless `id` names another. */
  subject: string
  id?: string | SQL
  detail?: AuditAct['detail']
  /** A condition under which the change is logged. */
  when?: SQL | undefined
}

export interface ChangeMail {
  template: MailTemplate
  /**
   * The recipient: a column with the account's id, so that the details may read its `users` and `profiles`; or an
   * address that is used as it is.
   */
  to: Column | { userId: Column; address: Column; language?: SQL }
  /** The template's values: texts, columns, or SQL over the row. */
  details: Readonly<Record<string, string | Column | SQL>>
  about?: SQL
  /** The language of a mail that does not follow its reader's. */
  language?: 'en'
  /** `JOIN … ON …` clauses for other tables that the details read. */
  join?: SQL
  /** A condition under which the email is sent. */
  when?: SQL | undefined
}

interface Meant {
  id: string
  /**
   * The condition under which the row may be changed. The change itself must make it false, so that only the first of
   * two simultaneous changes succeeds.
   */
  when?: SQL | undefined
  audit?: ChangeAudit | undefined
  /** Data for the answer to a retry, which cannot be read from the tables by then. */
  kept?: string
}

interface Act<Table extends Changeable, Row> extends Meant {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- drizzle flattens its type with an `& {}`
  set: SQLiteUpdateSetSource<Table>
  /** Reads the changed row in the same batch, for the answer. */
  read?: Read<Row>
}

/**
 * Changes one row in one batch, together with its audit entry and its emails. Each statement repeats the condition
 * `when`, and the change comes last, because it makes the condition false. The emails about an undoable change are held
 * until it can no longer be undone.
 */
export async function change<Table extends Changeable, Row>(
  context: Changing,
  table: Table,
  act: Act<Table, Row> & {
    mails?: readonly ChangeMail[]
    undoable?: Table extends Undoable ? true : never
    /**
     * Adds statements to the batch, before the change.
     * @param from `FROM … WHERE …`, which finds the row while it may be changed
     * @param name of the change, with which the ids of its emails begin
     */
    also?: (from: SQL, name: string) => readonly Statement[]
    /**
     * Statements that run after the change and bring other rows into line with it. They run even if the row was not
     * changed.
     */
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
  // In a generic table, drizzle's types do not show the column `lastChange`.
  const set = act.undoable ? { ...act.set, lastChange: name } : act.set
  const more = act.also?.(sql`FROM ${table} WHERE ${isMeant}`, name) ?? []
  const done = context.db.update(table).set(set).where(isMeant)
  return run(context, table, { ...act, done, isMeant, before: [...mails, ...more] })
}

/** Deletes one row in one batch, together with its audit entry. */
export async function remove(context: Changing, table: Changeable, act: Meant) {
  const isMeant = and(eq(table.id, act.id), act.when)
  const { isDone } = await run(context, table, { ...act, done: context.db.delete(table).where(isMeant), isMeant })
  return isDone
}

/**
 * Undoes the latest undoable change of a row and deletes its emails, as long as none of them has been sent or is due.
 * The emails are found by their ids, which begin with the row's `lastChange`.
 */
export function undo<Table extends Undoable, Row>(
  context: Changing,
  table: Table,
  act: Act<Table, Row> & {
    /** A condition under which a change that sent no emails may still be undone. */
    untold?: SQL
    also?: (from: SQL) => readonly Statement[]
  },
) {
  const isMeant = and(eq(table.id, act.id), mailsWait(context, table, act.untold), act.when)
  const ownName = sql`(SELECT ${table.lastChange} FROM ${table} WHERE ${table.id} = ${act.id})`
  // `changes()` reports on the statement before this one, which is the change or the mark that it was done.
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
  // drizzle types the answers of a batch as any.
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
  const { template, to, details, about, language, join = sql``, when } = mail
  const isAddress = 'address' in to
  const account = isAddress
    ? sql``
    : sql`JOIN ${users} ON ${users.id} = ${to} JOIN ${profiles} ON ${profiles.id} = ${users.id}`
  return insertOutboxRow(context, {
    id,
    template,
    userId: isAddress ? sql`${to.userId}` : sql`${users.id}`,
    to: isAddress ? sql`${to.address}` : sql`${users.email}`,
    ...(isAddress ? to.language && { language: to.language } : language && { language }),
    ...(about && { about }),
    details: sql`json_object(${sql.join(
      Object.entries(details).map(([name, value]) => sql`${name}, ${value}`),
      sql`, `,
    )})`,
    ...(isHeld && { holdSeconds: limits.undoSeconds }),
    from: sql`FROM ${table} ${account} ${join} WHERE ${and(isMeant, when)}`,
  })
}

/**
 * Finds the emails about a change: their ids begin with the change's name. A row that was never changed has an empty
 * name and no emails.
 */
export const isMailOf = (name: string | SQL | Column) =>
  sql`${name} <> '' AND ${outbox.id} >= ${name} AND ${outbox.id} < ${name} || '~'`

/**
 * Tells whether every email about the row's latest change is still pending and not yet due.
 * @param untold whether a change that sent no emails may be undone
 */
export const mailsWait = (
  { at }: Pick<Context, 'at'>,
  { lastChange }: Pick<Undoable, 'lastChange'>,
  untold = sql`FALSE`,
) => sql`coalesce((SELECT min(${outbox.state} = 'pending' AND ${outbox.attempts} = 0 AND ${outbox.dueAt} > ${at})
  FROM ${outbox} WHERE ${isMailOf(lastChange)}), ${untold})`
