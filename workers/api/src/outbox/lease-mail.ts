import type { LeasedMail } from '@kere/contracts/outbox-rpc'
import { linkPathOf, linkTokenOf } from '../accounts/account-links.ts'
import { requireSecret } from '../auth/require-secret.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { updateToLeased } from './delivery.queries.ts'
import { clockToleranceMs } from './outbox.domain.ts'

export async function leaseMail(context: DeliveryContext, outboxId: string): Promise<LeasedMail | null> {
  // Without the secret no link can be made, which has to be known before the row is taken.
  const secret = requireSecret(context)
  const now = context.now()
  const row = await updateToLeased(context.db, outboxId, { now, dueBefore: now + clockToleranceMs })
  if (!row) return null
  const { id, template, to, details, tokenId, purpose } = row
  if (row.state === 'dead') {
    context.log('mail_link_void', { outboxId, template })
    return null
  }
  const { isAnew, ...values } = details
  if (!tokenId || !purpose) return { id, template, to, values, leasedAt: now }
  const path = linkPathOf(purpose, await linkTokenOf(secret, purpose, tokenId), isAnew === 'true')
  return { id, template, to, values: { ...values, path }, leasedAt: now }
}
