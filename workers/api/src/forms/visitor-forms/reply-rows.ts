import { profiles } from '@kere/d1/schema/accounts/profiles'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import type { AuditAction, MailTemplate } from '../../http/labels.ts'

export const replierName = fullName(profiles).as('replier')

interface Reply {
  id: string
  admin: SignedIn
  action: AuditAction
  subjectType: string
  template: MailTemplate
  details: SQL
  /** The rows that a reply may still be given to. */
  waiting: { table: { userId: Column; email: Column }; from: SQL }
}

/** Belongs into the batch whose next statement gives the reply: the second of two admins sends nothing. */
export const replyRows = (context: Context, { id, admin, action, subjectType, template, details, waiting }: Reply) =>
  [
    insertAuditRow(context, {
      action,
      outcome: 'succeeded',
      actor: admin,
      subject: { type: subjectType, id },
      from: waiting.from,
    }),
    insertOutboxRow(context, {
      template,
      userId: sql`${waiting.table.userId}`,
      to: sql`${waiting.table.email}`,
      details,
      from: waiting.from,
    }),
  ] as const
