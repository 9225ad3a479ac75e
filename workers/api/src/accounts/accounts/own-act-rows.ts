import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import type { AuditAction, MailTemplate } from '../../http/labels.ts'

interface OwnAct {
  action: AuditAction
  detail?: SQL
  template: MailTemplate
  details?: Record<string, string | SQL>
  /** A condition on `users`. If it does not hold, nothing is written. */
  isMeant?: SQL
}

/** Put the statements into the batch of the act itself. */
export function insertOwnAct(context: Context, actor: SignedIn, act: OwnAct) {
  const { action, detail, template, details = {}, isMeant = sql`TRUE` } = act
  const isOwner = sql`WHERE ${users.id} = ${actor.userId} AND ${isMeant}`
  const said = Object.entries(details).map(([name, value]) => sql`, ${name}, ${value}`)
  return [
    insertAuditRow(context, {
      action,
      subject: { type: 'user', id: actor.userId },
      ...(detail && { detail }),
      from: sql`FROM ${users} ${isOwner}`,
    }),
    insertOutboxRow(context, {
      template,
      userId: actor.userId,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}${sql.join(said)})`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} ${isOwner}`,
    }),
  ] as const
}
