import type { EndedCanary } from '@kere/contracts/console/releases-rpc'
import { sql } from 'drizzle-orm'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import type { Context } from '../../base/context.ts'

/** Nothing where the audit row is there already: its id follows from the news. */
export async function insertEndedCanary(
  context: MailContext & Pick<Context, 'requestId'>,
  { remote, release, reason, isDoubt = false }: EndedCanary,
) {
  const auditId = context.newId('aud')
  const isNew = sql`NOT EXISTS (SELECT 1 FROM audit_log WHERE id = ${auditId})`
  await context.db.batch([
    insertOutboxRows(context, {
      template: isDoubt ? 'release_doubted' : 'canary_ended',
      userId: sql`users.id`,
      to: sql`users.email`,
      details: sql`json_object('firstName', profiles.first_name, 'remote', ${remote}, 'release', ${release},
        'reason', ${reason})`,
      from: sql`FROM user_entries CROSS JOIN users ON users.id = user_entries.user_id CROSS JOIN profiles ON profiles.id = users.id
        WHERE user_entries.role = 'admin' AND user_entries.state = 'active' AND ${isNew}`,
    }),
    insertAuditRow(
      { ...context, newId: () => auditId },
      {
        action: isDoubt ? 'release.doubted' : 'release.canary_ended',
        actor: null,
        subject: { type: 'release', id: `${remote}@${release}` },
        detail: { reason },
        from: sql`WHERE ${isNew}`,
      },
    ),
  ])
}
