import { users } from '@kere/d1/schema/accounts/users'
import { outbox } from '@kere/d1/schema/console/outbox'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../base/context.ts'
import { dayOf } from '../base/days.ts'
import type { MailTemplate, NotificationKind } from './labels.ts'
import { insertSelect } from '../base/insert-select.ts'

export interface NewMail {
  id?: string
  template: MailTemplate | SQL
  /** The kind of every template that the SQL can choose. */
  kind?: NotificationKind
  /** Null where the recipient has no account; without it the `users` row in `from` is written to. */
  userId?: string | SQL | null
  to?: string | SQL
  tokenId?: string | SQL
  /** Required where the details name somebody else or hold their words: their id, or that of a row which goes with them. */
  about?: string | SQL
  /** Values of the template beyond the link, as a JSON object of texts; never a secret. */
  details?: Record<string, string> | SQL
  holdSeconds?: number
  /** The row says on which day it was written alone: beside others its moment would tell whose it is. */
  hidesMoment?: true
  /** Replaces `holdSeconds`. */
  dueAt?: SQL
  /** A mail to an audience lets mails to single people go first, because those may be waited for. */
  isBulk?: boolean
  /** A FROM clause with its WHERE: no row there, no mail. */
  from?: SQL
}

export type MailContext = Pick<Context, 'db' | 'at' | 'newId' | 'queueMail' | 'kindOfMail'>

/** A mail to every admin who can sign in spreads this. Its `from` reads from `admins`, and its `details` may name `profiles`. */
export const toAdmins = { userId: sql`users.id`, to: sql`users.email` }

export const admins = sql`user_entries CROSS JOIN users ON users.id = user_entries.user_id AND user_entries.role = 'admin'
  AND user_entries.state = 'active' CROSS JOIN profiles ON profiles.id = users.id`

/** Belongs into the batch of the fact that it reports (decision 0014); one mail at most. */
export function insertOutboxRow(context: MailContext, mail: NewMail) {
  const { id = context.newId('out', mail.hidesMoment) } = mail
  context.queueMail(id, { delaySeconds: mail.holdSeconds ?? 0 })
  return insertMails(context, id, mail)
}

/** One mail for each row in `from`; the sweep finds them. @param mail its `ids` say the id of each, where a row must never get two */
export const insertOutboxRows = (context: MailContext, mail: NewMail & { from: SQL; ids?: SQL }) =>
  insertMails(
    context,
    mail.ids ?? sql`${mail.id ?? context.newId('out')} || printf('_%06d', row_number() OVER ())`,
    mail,
  )

function insertMails({ db, at, kindOfMail }: MailContext, id: string | SQL, mail: NewMail) {
  const {
    template,
    userId = sql`${users.id}`,
    to = sql`${users.email}`,
    tokenId = null,
    about = null,
    details = {},
    holdSeconds = 0,
    hidesMoment,
    from,
  } = mail
  const { dueAt = at + holdSeconds * 1000, isBulk = false } = mail
  const kind = typeof template === 'string' ? kindOfMail(template) : (mail.kind ?? null)
  const address = { toAddress: to, userId, tokenId, aboutId: about }
  const createdAt = hidesMoment ? dayOf(at) : at
  const row = { id, template, kind, ...address, details, createdAt, dueAt, isBulk }
  return insertSelect(db, outbox, row, from)
}
