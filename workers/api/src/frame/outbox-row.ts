import { outbox } from '@kere/d1/schema/outbox'
import type { SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { MailTemplate } from '../words.ts'
import { insertSelect } from './insert-select.ts'

/** Recipient, token and details may be columns of the rows in `from`. */
export interface NewMail {
  template: MailTemplate | SQL
  /** Null where the recipient has no account. */
  userId: string | SQL | null
  to: string | SQL
  tokenId?: string | SQL
  /** Values of the template beyond the link, as a JSON object of texts; never a secret. */
  details?: Record<string, string> | SQL
  holdSeconds?: number
  /** A FROM clause with its WHERE, one row at most: no row there, no mail. */
  from?: SQL
}

/** For the batch of the fact that it announces (decision 10). */
export function insertOutboxRow({ db, now, newId, queueMail }: Context, mail: NewMail) {
  const { template, userId, to, tokenId = null, details = {}, holdSeconds = 0, from } = mail
  const id = newId('out')
  queueMail(id, holdSeconds)
  const dueAt = now() + holdSeconds * 1000
  const row = { id, template, toAddress: to, userId, tokenId, details, createdAt: now(), dueAt }
  return insertSelect(db, outbox, row, from)
}
