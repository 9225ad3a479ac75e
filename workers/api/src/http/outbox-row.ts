import { users } from '@kere/d1/schema/accounts/users'
import { outbox } from '@kere/d1/schema/console/outbox'
import type { Language } from '@kere/contracts/accounts/languages'
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../base/context.ts'
import { dayOf } from '../base/days.ts'
import type { MailTemplate, NotificationKind } from './labels.ts'
import { insertSelect } from '../base/insert-select.ts'

export interface NewMail {
  id?: string
  template: MailTemplate | SQL
  /** The notification kind, if `template` is SQL. All templates that the SQL can choose share it. */
  kind?: NotificationKind
  /** Null if the recipient has no account. Without this field, the mail goes to the `users` row that `from` finds. */
  userId?: string | SQL | null
  to?: string | SQL
  /**
   * The language of a mail to somebody without an account; by default that of the page that asked. A user gets mails in
   * the language of their account.
   */
  language?: Language | SQL
  tokenId?: string | SQL
  /**
   * The id of a person whom the details name or quote, or of a row that is deleted with them. It is required then, so
   * that the mail is erased with that person.
   */
  about?: string | SQL
  /** The template's values, other than the link: a JSON object of texts. It must never hold a secret. */
  details?: Record<string, string> | SQL
  holdSeconds?: number
  /**
   * Stores only the day on which the row was written. The exact time, compared with the times of other rows, would tell
   * whose it is.
   */
  hidesMoment?: true
  /** SQL for the time at which the mail is due. It replaces `holdSeconds`. */
  dueAt?: SQL
  /**
   * Marks a mail to many people. It is sent after mails to single people, because somebody may be waiting for those.
   */
  isBulk?: boolean
  /** A FROM and WHERE clause. If it finds no row, no mail is written. */
  from?: SQL
}

export type MailContext = Pick<Context, 'db' | 'at' | 'newId' | 'queueMail' | 'kindOfMail'> &
  Partial<Pick<Context, 'language'>>

/**
 * Recipient fields for a mail to every admin who can sign in. Spread them, and let `from` read from `admins`; its
 * `details` may read `profiles`. The console is in English, and so are its mails.
 */
export const toAdmins = { userId: sql`users.id`, to: sql`users.email`, language: 'en' } as const

export const admins = sql`user_entries CROSS JOIN users ON users.id = user_entries.user_id AND user_entries.role = 'admin'
  AND user_entries.state = 'active' CROSS JOIN profiles ON profiles.id = users.id`

/** The language of a row that anybody may send. A sender with an account gets mails in the language of the account. */
export const ofVisitor = ({ userId, language }: Readonly<Record<'userId' | 'language', Column>>) =>
  sql`CASE WHEN ${userId} IS NULL THEN ${language} END`

/** Writes one mail at most. Put the statement into the batch of the fact that it reports (decision 0014). */
export function insertOutboxRow(context: MailContext, mail: NewMail) {
  const { id = context.newId('out', mail.hidesMoment) } = mail
  context.queueMail(id, { delaySeconds: mail.holdSeconds ?? 0 })
  return insertMails(context, id, mail)
}

/**
 * Writes one mail for each row that `from` finds. No queue messages are sent for them: the sweep finds them.
 * @param mail its `ids` are expressions for the ids; give them where a row must never cause a second mail
 */
export const insertOutboxRows = (context: MailContext, mail: NewMail & { from: SQL; ids?: SQL }) =>
  insertMails(
    context,
    mail.ids ?? sql`${mail.id ?? context.newId('out')} || printf('_%06d', row_number() OVER ())`,
    mail,
  )

function insertMails({ db, at, kindOfMail, language: asked = 'en' }: MailContext, id: string | SQL, mail: NewMail) {
  const {
    template,
    userId = sql`${users.id}`,
    to = sql`${users.email}`,
    language = userId === null ? asked : null,
    tokenId = null,
    about = null,
    details = {},
    holdSeconds = 0,
    hidesMoment,
    from,
  } = mail
  const { dueAt = at + holdSeconds * 1000, isBulk = false } = mail
  const kind = typeof template === 'string' ? kindOfMail(template) : (mail.kind ?? null)
  const address = { toAddress: to, userId, language, tokenId, aboutId: about }
  const createdAt = hidesMoment ? dayOf(at) : at
  const row = { id, template, kind, ...address, details, createdAt, dueAt, isBulk }
  return insertSelect(db, outbox, row, from)
}
