import type { BurnNews, EndedCanary } from '@kere/contracts/console/releases-rpc'
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

/** Writes nothing if the mails were already written: their ids are derived from the news. */
export async function insertBurnMails(context: MailContext, { objective, text, reason, since, until }: BurnNews) {
  const id = context.newId('out')
  await insertOutboxRows(context, {
    id,
    template: until === null ? 'objective_burns' : 'objective_recovered',
    ...toAdmins,
    details: sql`json_object('firstName', profiles.first_name, 'objective', ${objective}, 'text', ${text},
      'reason', ${reason}, 'since', ${new Date(since).toISOString()}, 'until', ${new Date(until ?? since).toISOString()})`,
    from: sql`FROM ${admins} WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE id = ${id} || '_000001')`,
  })
}
