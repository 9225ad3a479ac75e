import type { LeasedMail } from '@kere/contracts/console/outbox-rpc'
import { linkPathOf, linkTokenOf } from '../../accounts/accounts/account-links.ts'
import { requireSecret } from '../../base/secrets.ts'
import { inLanguage } from '../../http/said.ts'
import { signLink } from '../../http/signed-link.ts'
import { bellEntryOf, mailTemplates, type MailValues, notificationKinds } from '../labels.ts'
import { linkPurpose, subjectOfKind } from './notification-link.ts'
import { updateToLeased } from './delivery.queries.ts'
import { clockToleranceMs } from './outbox.domain.ts'
import type { Context, Settings } from '../../base/context.ts'

export interface DeliveryContext extends Pick<Context, 'db' | 'at' | 'log'> {
  settings: Pick<Settings, 'accessTokenSecret' | 'oldAccessTokenSecret'>
}

type Row = NonNullable<Awaited<ReturnType<typeof updateToLeased>>['row']>

export async function leaseMail(context: DeliveryContext, outboxId: string): Promise<LeasedMail | null> {
  // A missing secret must be noticed before the row is leased, because the links need it.
  const secret = requireSecret(context)
  const now = context.at
  const { withheld, row } = await updateToLeased(context.db, outboxId, { now, dueBefore: now + clockToleranceMs })
  if (withheld) context.log('mail_withheld', { outboxId, template: withheld.template })
  if (!row) return null
  const { id, template, to, details, tokenId, purpose, said, language, leasedAt } = row
  if (row.state === 'dead' || said === null) {
    context.log('mail_void', { outboxId, template })
    return null
  }
  const { isAnew, ...kept } = details
  // The cast is safe: the SQL of the template's `says` has written this JSON.
  const { values: read, replyTo, linked, told } = JSON.parse(said) as MailValues
  const mail = {
    id,
    template,
    to,
    language,
    values: {
      ...kept,
      ...read,
      ...(told && { told: JSON.stringify(told.map((each) => bellEntryOf(each, language))) }),
    },
    leasedAt,
    ...(typeof replyTo === 'string' && { replyTo }),
    ...(await turnOffOf(secret, row)),
  }
  const path = await pathOf(secret, { template, linked, tokenId, purpose, isAnew: isAnew === 'true' })
  if (path === undefined) return mail
  const list = mailTemplates[template]?.link?.unsubscribesFrom
  return { ...mail, values: { ...mail.values, path }, ...(list !== undefined && { list: { id: list, path } }) }
}

/** Makes the link that turns off the kind of the mail, if its reader may choose. */
async function turnOffOf(secret: string, { userId, kind, language }: Pick<Row, 'userId' | 'kind' | 'language'>) {
  const { name, isFixed } = notificationKinds[kind ?? ''] ?? {}
  if (userId === null || kind === null || name === undefined || isFixed) return {}
  const token = await signLink(secret, linkPurpose, subjectOfKind(userId, kind))
  const path = `/notifications/email?token=${token}`
  return { turnOff: { name: inLanguage(language, name), path }, list: { id: kind.replaceAll('_', '-'), path } }
}

interface Linked extends Pick<Row, 'template' | 'tokenId' | 'purpose'> {
  linked: string | undefined
  isAnew: boolean
}

async function pathOf(secret: string, { template, linked, tokenId, purpose, isAnew }: Linked) {
  const link = mailTemplates[template]?.link
  if (link && linked) return `${link.path}?token=${await signLink(secret, link.purpose, linked)}`
  if (tokenId && purpose) return linkPathOf(purpose, await linkTokenOf(secret, purpose, tokenId), isAnew)
  return undefined
}
