import type { EndedCanary } from '@kere/contracts/console/releases-rpc'
import { sql } from 'drizzle-orm'
import { insertAuditRow } from '../../http/audit-row.ts'
import { admins, insertOutboxRows, type MailContext, toAdmins } from '../../http/outbox-row.ts'
import type { Context } from '../../base/context.ts'

/** Writes nothing if the audit row already exists: its id is derived from the news. */
export async function insertEndedCanary(
  context: MailContext & Pick<Context, 'requestId'>,
  { remote, release, reason, isDoubt = false }: EndedCanary,
) {
  const auditId = context.newId('aud')
  const isNew = sql`NOT EXISTS (SELECT 1 FROM audit_log WHERE id = ${auditId})`
  await context.db.batch([
    insertOutboxRows(context, {
      template: isDoubt ? 'release_doubted' : 'canary_ended',
      ...toAdmins,
      details: sql`json_object('firstName', profiles.first_name, 'remote', ${remote}, 'release', ${release},
        'reason', ${reason})`,
      from: sql`FROM ${admins} WHERE ${isNew}`,
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
