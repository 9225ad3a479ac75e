import type { Context, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

export async function insertExported(
  context: Context,
  { userId, role }: SignedIn,
  { list, ...detail }: { list: string } & Record<string, string | number | boolean>,
) {
  await insertAuditRow(context, {
    action: 'list.exported',
    outcome: 'succeeded',
    actor: { userId, role },
    subject: { type: 'list', id: list },
    detail,
  })
}
