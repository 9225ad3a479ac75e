import type { LeasedMail } from '@kere/contracts/console/outbox-rpc'
import { linkPathOf, linkTokenOf } from '../../accounts/accounts/account-links.ts'
import { requireSecret } from '../../base/require-secret.ts'
import { signLink } from '../../http/signed-link.ts'
import { mailTemplates, type MailValues } from '../labels.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { updateToLeased } from './delivery.queries.ts'
import { clockToleranceMs } from './outbox.domain.ts'

export async function leaseMail(context: DeliveryContext, outboxId: string): Promise<LeasedMail | null> {
  // Without the secret no link can be made, which has to be known before the row is taken.
  const secret = requireSecret(context)
  const now = context.now()
  const row = await updateToLeased(context.db, outboxId, { now, dueBefore: now + clockToleranceMs })
  if (!row) return null
  const { id, template, to, details, tokenId, purpose, said } = row
  if (row.state === 'dead' || said === null) {
    context.log('mail_void', { outboxId, template })
    return null
  }
  const { isAnew, ...kept } = details
  // As the words of each mail write it.
  const { values: read, replyTo, linked } = JSON.parse(said) as MailValues
  const values = { ...kept, ...read }
  const link = mailTemplates[template]?.link
  if (link && linked) {
    const token = await signLink(secret, link.purpose, linked)
    return { id, template, to, values: { ...values, path: `${link.path}?token=${token}` }, leasedAt: now }
  }
  if (!tokenId || !purpose)
    return { id, template, to, values, leasedAt: now, ...(typeof replyTo === 'string' && { replyTo }) }
  const path = linkPathOf(purpose, await linkTokenOf(secret, purpose, tokenId), isAnew === 'true')
  return { id, template, to, values: { ...values, path }, leasedAt: now }
}
